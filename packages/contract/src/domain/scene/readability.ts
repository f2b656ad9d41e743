import { contrast, contrastOfLuminances, luminance, readableContrast, rgbOf, visibleContrast } from './contrast';
import { sceneColours } from './sceneColours';

/** As a canvas gives them: red, green, blue and how opaque, one after another. */
export type Pixels = ArrayLike<number>;

/** How well a text can be read on the worst pixel beneath it; `at`: which one that is. */
export function worstContrast(text: string, pixels: Pixels): { ratio: number; at: number } {
  const own = luminance(rgbOf(text));
  let worst = { ratio: Number.POSITIVE_INFINITY, at: 0 };
  for (let at = 0; at * 4 < pixels.length; at += 1) {
    const ground = luminance([pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0]);
    const ratio = contrastOfLuminances(own, ground);
    if (ratio < worst.ratio) worst = { ratio, at };
  }
  return worst;
}

/** What makes a text readable, and how readable. Null: that stays as it is. */
export interface TelopFix {
  colour: string | null;
  plate: string | null;
  ratio: number;
}

const inks = [sceneColours.paper, sceneColours.ink] as const;

const best = (fixes: readonly TelopFix[]): TelopFix =>
  fixes.reduce((one, other) => (other.ratio > one.ratio ? other : one));

/** Two ways out: a plate beneath the text, and another colour for it; on a ground on which none can be read, both. */
export function telopFixes(text: string, pixels: Pixels): readonly [TelopFix, TelopFix] {
  const plated = best(inks.map((plate) => ({ colour: null, plate, ratio: contrast(text, plate) })));
  const recoloured = best(inks.map((colour) => ({ colour, plate: null, ratio: worstContrast(colour, pixels).ratio })));
  const [light, dark] = inks;
  const both: TelopFix =
    plated.plate === light
      ? { colour: light, plate: dark, ratio: contrast(light, dark) }
      : { colour: dark, plate: light, ratio: contrast(light, dark) };
  return [plated.ratio >= readableContrast ? plated : both, recoloured.ratio >= readableContrast ? recoloured : both];
}

/** Where buttons lie, from its edge to its foot. */
const counterGrounds = [sceneColours.counterLight, sceneColours.counterDark] as const;

/** How well a button is told from the counter it lies on. */
export const contrastOnCounter = (button: string): number =>
  Math.min(...counterGrounds.map((ground) => contrast(button, ground)));

export const standsOut = (button: string): boolean => contrastOnCounter(button) >= visibleContrast;

const hexOf = (share: number): string => Math.round(share).toString(16).padStart(2, '0');

/** The same hue, as much deeper as it must be to be told from the counter. */
export function deepened(button: string): string {
  const rgb = rgbOf(button);
  const steps = Array.from({ length: 50 }, (_, step) => 1 - step / 50);
  const share = steps.find((one) => standsOut(`#${rgb.map((channel) => hexOf(channel * one)).join('')}`)) ?? 0;
  return `#${rgb.map((channel) => hexOf(channel * share)).join('')}`;
}
