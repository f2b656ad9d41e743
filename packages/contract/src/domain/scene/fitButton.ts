import type { TouchButton } from '../template/template';
import { largestSize } from './largestSize';

/** one: a single line. two: two lines, broken between phrases. any: as many as there is room for, broken anywhere. */
export type ButtonLines = 'one' | 'two' | 'any';
export type FitsButton = (fontSize: number, lines: ButtonLines) => boolean;

export interface FittedButton {
  fontSize: number;
  lines: ButtonLines;
}

/** The size of a button's text, 8 to 40, is in 1/540 of the short side. Below the smallest nobody reads it. */
const designPixelsPerUnit = 2;
const smallest = 32;
/** Smaller than can be read from afar, for a text that would lose letters otherwise. */
const lastResort = 18;
/** One line may cost this share of the size. */
const oneLineShare = 0.86;

export const buttonFontSize = ({ fontSize }: Pick<TouchButton, 'fontSize'>): number =>
  Math.max(fontSize * designPixelsPerUnit, smallest);

/** One line when that costs little, else two, then smaller. A button never loses letters. */
export function fitButton(button: Pick<TouchButton, 'fontSize'>, fits: FitsButton): FittedButton {
  const wanted = buttonFontSize(button);
  const atMost = (min: number, lines: ButtonLines) => largestSize(wanted, min, (size) => fits(size, lines));
  const one = atMost(Math.max(smallest, wanted * oneLineShare), 'one');
  if (one !== undefined) return { fontSize: one, lines: 'one' };
  const two = atMost(smallest, 'two');
  if (two !== undefined) return { fontSize: two, lines: 'two' };
  return { fontSize: atMost(lastResort, 'any') ?? lastResort, lines: 'any' };
}
