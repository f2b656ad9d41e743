import { expect, it } from 'vitest';
import { callsOfHours, fatesOfDay } from './callsOfHours';

it('[D-C07] who was neither answered nor missed has called it off', () => {
  expect(fatesOfDay({ requests: 7, answered: 4, missed: 2 })).toEqual({ answered: 4, missed: 2, calledOff: 1 });
});

it('[D-C07] every hour of the day at work has its place, and those before and after it in which something was', () => {
  const hours = callsOfHours([{ hour: 7, requests: 1, answered: 0, missed: 1 }], 20);
  expect(hours.map(({ hour }) => hour)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(hours[0]).toEqual({ hour: 7, fates: { answered: 0, missed: 1, calledOff: 0 }, total: 1 });
  expect(hours[1]?.total).toBe(0);
});
