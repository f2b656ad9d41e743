/** Channels from 0 to 255, alpha from 0 to 1. */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i;
const rgba = /^rgba\(([\d.]+),([\d.]+),([\d.]+),([\d.]+)\)$/;

/** Reads `#rrggbb`, `#rrggbbaa` and `rgba(r,g,b,a)`. */
export function colorOf(text: string): Color {
  const [, ...pairs] = hex.exec(text) ?? [];
  const [, ...numbers] = rgba.exec(text) ?? [];
  const [red, green, blue, alpha] =
    pairs.length > 0
      ? pairs.map((pair = 'ff', place) => Number.parseInt(pair, 16) / (place === 3 ? 255 : 1))
      : numbers.map(Number);
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined)
    throw new Error(`not a colour: "${text}"`);
  return { red, green, blue, alpha };
}

export function mixedColor(one: Color, other: Color, share: number): Color {
  const part = (name: keyof Color): number => one[name] + (other[name] - one[name]) * share;
  return { red: part('red'), green: part('green'), blue: part('blue'), alpha: part('alpha') };
}

export const written = ({ red, green, blue, alpha }: Color): string =>
  `rgba(${[red, green, blue].map(Math.round).join()},${Math.round(alpha * 1000) / 1000})`;
