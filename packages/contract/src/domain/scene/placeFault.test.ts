import { expect, it } from 'vitest';
import { portrait } from '../signage/size';
import { placeFault } from './placeFault';

const box = { x: 48, y: 588, width: 984, height: 108 };
const ground = {
  screen: portrait,
  room: { x: 0, y: 100, width: 1080, height: 1300 },
  smallest: { width: 32.4, height: 57.6 },
  others: [],
};
const asked = (side: keyof typeof box, length: number) => placeFault({ ...box, [side]: length }, side, ground);

it.each([
  ['x', 97, { is: 'tooLarge', most: 96 }],
  ['x', 96, null],
  ['x', 0, null],
  ['y', 99, { is: 'tooSmall', least: 100 }],
  ['y', 1293, { is: 'tooLarge', most: 1292 }],
  ['width', 0, { is: 'tooSmall', least: 33 }],
  ['width', 100_000, { is: 'tooLarge', most: 1032 }],
  ['height', 57, { is: 'tooSmall', least: 58 }],
  ['height', 58, null],
] as const)('[D-T45] %s %i of a block says what is wrong with it, or nothing', (side, length, fault) => {
  expect(asked(side, length)).toEqual(fault);
});
