import { expect, it } from 'vitest';
import { callsOfHours, fatesOfDay, fatesToTell } from './callsOfHours';

it('[D-C07] [D-M04] whom the loss of a screen cut off before anybody answered has not called it off', () => {
  const fates = fatesOfDay({ requests: 12, answered: 4, missed: 2, messages: 2, calledOff: 1 });
  expect(fates).toEqual({ answered: 4, missed: 2, messageLeft: 2, calledOff: 1, cutOff: 3 });
});

it('[D-C07] messages and calls that were cut off are told of only on a day that had some', () => {
  const none = { answered: 0, missed: 0, messageLeft: 0, calledOff: 0, cutOff: 0 };
  expect(fatesToTell(none)).toEqual(['answered', 'missed', 'calledOff']);
  expect(fatesToTell({ ...none, messageLeft: 1, cutOff: 1 })).toEqual(Object.keys(none));
});

it('[D-C07] every hour of the day at work has its place, and those before and after it in which something was', () => {
  const hours = callsOfHours([{ hour: 7, requests: 1, answered: 0, missed: 1, messages: 0, calledOff: 0 }], 20);
  expect(hours.map(({ hour }) => hour)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  const fates = { answered: 0, missed: 1, messageLeft: 0, calledOff: 0, cutOff: 0 };
  expect(hours[0]).toEqual({ hour: 7, fates, total: 1 });
  expect(hours[1]?.total).toBe(0);
});
