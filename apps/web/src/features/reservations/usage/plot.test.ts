import { expect, it } from 'vitest';
import { daysOf, isTold, plotTop } from './plot';

it('[D-RP03] the plot has a bar for each day of the month, and is as high as whole hours', () => {
  const days = daysOf('2028-02', [{ day: 29, minutes: 130 }]);
  expect(days).toHaveLength(29);
  expect(days.at(-1)).toEqual({ day: 29, minutes: 130 });
  expect(days[0]).toEqual({ day: 1, minutes: 0 });
  expect(plotTop(days)).toBe(240);
  expect(plotTop([])).toBe(120);
});

it('[D-RP03] below the bars stand round days and today, never so near that they touch', () => {
  const told = (last: number, today?: number) =>
    Array.from({ length: last }, (_, place) => place + 1).filter((day) => isTold(day, last, today));
  expect(told(30)).toEqual([1, 5, 10, 15, 20, 25, 30]);
  expect(told(31)).toEqual([1, 5, 10, 15, 20, 25, 31]);
  expect(told(30, 18)).toEqual([1, 5, 10, 15, 18, 25, 30]);
});
