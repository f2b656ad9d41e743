import { expect, it } from 'vitest';
import { callsOfHours, fatesOfDay } from './callsOfHours';

it('[D-C07] [D-M04] who was neither answered nor missed and left no message has called it off', () => {
  const fates = fatesOfDay({ requests: 9, answered: 4, missed: 2, messages: 2 });
  expect(fates).toEqual({ answered: 4, missed: 2, messageLeft: 2, calledOff: 1 });
});

it('[D-C07] every hour of the day at work has its place, and those before and after it in which something was', () => {
  const hours = callsOfHours([{ hour: 7, requests: 1, answered: 0, missed: 1, messages: 0 }], 20);
  expect(hours.map(({ hour }) => hour)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(hours[0]).toEqual({ hour: 7, fates: { answered: 0, missed: 1, messageLeft: 0, calledOff: 0 }, total: 1 });
  expect(hours[1]?.total).toBe(0);
});
