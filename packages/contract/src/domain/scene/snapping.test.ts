import { expect, it } from 'vitest';
import { linesUnder, snapBy, snapLines } from './snapping';

const span = (start: number, length: number) => ({ start, end: start + length });
/** 1080 wide, with another block from 300 to 700. */
const lines = snapLines(1080, 48, [span(300, 400)]);

it.each([
  ['the middle of the screen', span(437, 200), 440 - 437],
  ['the left margin', span(44, 111), 48 - 44],
  ['the right margin', span(925, 111), 1032 - (925 + 111)],
  ['the left edge', span(3, 111), 0 - 3],
  ['the right edge', span(965, 111), 1080 - (965 + 111)],
  ['where another block begins', span(296, 90), 300 - 296],
  ['where another block ends', span(704, 90), 700 - 704],
  ['the middle of another block', span(448, 101), 500 - 498.5],
])('[D-T41] a block that is moved near %s jumps there', (_, moved, way) => {
  expect(snapBy(moved, 'both', lines, 6)).toBe(way);
});

it('[D-T41] a block jumps to the nearest of several lines, and stays where it is out of reach of all', () => {
  expect(snapBy(span(46, 250), 'both', lines, 6)).toBe(2);
  expect(snapBy(span(52, 250), 'both', lines, 6)).toBe(-2);
  expect(snapBy(span(55, 91), 'both', lines, 6)).toBeNull();
  expect(snapBy(span(55, 91), 'both', lines, 7)).toBe(-7);
});

it('[D-T41] only the end that is pulled seeks a line', () => {
  expect(snapBy(span(45, 300), 'end', lines, 6)).toBeNull();
  expect(snapBy(span(45, 252), 'end', lines, 6)).toBe(3);
  expect(snapBy(span(45, 252), 'start', lines, 6)).toBe(3);
  expect(snapBy(span(45, 252), 'none', lines, 6)).toBeNull();
});

it('[D-T41] the edge of a block does not jump to the middle of another', () => {
  expect(snapBy(span(498, 61), 'both', lines, 6)).toBeNull();
});

it('[D-T41] a block that is centred between both margins stands on three lines, each shown once', () => {
  expect(linesUnder(span(48, 984), 'both', snapLines(1080, 48, [span(48, 500)]))).toEqual([
    { at: 540, kind: 'centre' },
    { at: 48, kind: 'edge' },
    { at: 1032, kind: 'edge' },
  ]);
});
