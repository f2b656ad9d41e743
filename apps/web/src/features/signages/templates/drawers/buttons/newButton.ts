import type { EditedButton } from '@mukae/contract/domain/template/draft';
import { makeKey } from '@/features/signages/templates/editing/makeKey';
import { buttonColours } from '../colour/palettes';

const usualSize = 24;

/** Another button beside those that are there: with a number and a colour that none of them has yet, as far as there are any. */
export function newButton(others: readonly EditedButton[], textOf: (number: number) => string): EditedButton {
  const texts = new Set(others.map(({ text }) => text));
  const colours = new Set(others.map(({ backgroundColour }) => backgroundColour.toLowerCase()));
  const numbers = others.map((_, place) => others.length + 1 + place);
  const number = [others.length + 1, ...numbers].find((candidate) => !texts.has(textOf(candidate)));
  return {
    key: makeKey(),
    id: null,
    text: textOf(number ?? others.length + 1),
    fontSize: others.at(-1)?.fontSize ?? usualSize,
    backgroundColour: buttonColours.find((colour) => !colours.has(colour)) ?? buttonColours[0],
    isShown: true,
  };
}
