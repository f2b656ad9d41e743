function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`not a colour of the form #rrggbb: "${color}"`);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** From one colour towards another: share 0 gives the first, 1 the second. */
export function blend(color: string, towards: string, share: number): string {
  const goal = channels(towards);
  const mixed = channels(color).map((from, i) => Math.round(from + ((goal[i] ?? from) - from) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A shadow is never grey: it runs towards a warm dark. */
export const darker = (color: string, share: number): string => blend(color, '#24141c', share);
export const lighter = (color: string, share: number): string => blend(color, '#fffaf2', share);
/** Skin in shadow turns red rather than dark. */
export const flushed = (color: string, share: number): string => blend(color, '#c8573c', share);
/** The shine of hair. */
export const glossy = (color: string, share: number): string => blend(color, '#ffd9b2', share);
