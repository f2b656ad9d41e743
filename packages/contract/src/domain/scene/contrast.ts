import { sceneColours } from './sceneColours';

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Red, green and blue, 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Of a colour written as #rrggbb. */
export const rgbOf = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red, green, blue];
};

export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255);

export const contrastOfLuminances = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** As WCAG counts it: 1 for no difference, 21 for black on white. */
export const contrast = (one: string, other: string): number =>
  contrastOfLuminances(luminance(rgbOf(one)), luminance(rgbOf(other)));

/** Small text needs this much. */
export const readableContrast = 4.5;

/** And what is to be seen at all, this much. */
export const visibleContrast = 3;

/** Light on a button when that can be read, else ink, else black: one of the three always can. */
export function inkOn(background: string): string {
  const inks = [sceneColours.paper, sceneColours.ink];
  return inks.find((ink) => contrast(background, ink) >= readableContrast) ?? '#000000';
}
