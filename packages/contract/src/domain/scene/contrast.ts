import { sceneColours } from './sceneColours';

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** How light a colour is, written as #rrggbb. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG counts it: 1 for no difference, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Small text needs this much. */
export const readableContrast = 4.5;

/** Light on a button when that can be read, else ink, else black: one of the three always can. */
export function inkOn(background: string): string {
  const inks = [sceneColours.paper, sceneColours.ink];
  return inks.find((ink) => contrast(background, ink) >= readableContrast) ?? '#000000';
}
