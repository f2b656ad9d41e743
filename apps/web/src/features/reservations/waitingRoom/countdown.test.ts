import { expect, it } from 'vitest';
import { countdown } from './countdown';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const spoken = (ms: number) => countdown(ms).map(({ unit, value }) => `${value} ${unit}`);

it('counts minutes and seconds within the last hour', () => {
  expect(spoken(4 * minute + 32 * second)).toEqual(['4 minutes', '32 seconds']);
  expect(spoken(9 * second)).toEqual(['0 minutes', '9 seconds']);
});

it('counts hours and minutes, then days and hours, before', () => {
  expect(spoken(2 * hour + 5 * minute + 59 * second)).toEqual(['2 hours', '5 minutes']);
  expect(spoken(50 * hour)).toEqual(['2 days', '2 hours']);
});

it('shows a second until it is over, and never less than nothing', () => {
  expect(spoken(1)).toEqual(['0 minutes', '1 seconds']);
  expect(spoken(-minute)).toEqual(['0 minutes', '0 seconds']);
});
