import { expect, it } from 'vitest';
import { isWarned, meetingEnd } from './meetingEnd';

const until = 3_600_000;
const left = (ms: number) => meetingEnd(until, until - ms);

it('[O-RM03] five minutes before its end a meeting says so, for ten seconds', () => {
  const isTold = (leftMs: number) => isWarned({ until, enteredAt: 0, now: until - leftMs });
  expect([300_001, 300_000, 290_001, 290_000].map(isTold)).toEqual([false, true, true, false]);
  expect([left(300_000).isNear, left(300_001).isNear]).toEqual([true, false]);
});

it('[O-RM03] whoever enters later than that is told so on entering, and again when the meeting was prolonged', () => {
  const enteredAt = until - 180_000;
  const isTold = (end: number, now: number) => isWarned({ until: end, enteredAt, now });
  expect([isTold(until, enteredAt), isTold(until, enteredAt + 9_999), isTold(until, enteredAt + 10_000)]).toEqual([
    true,
    true,
    false,
  ]);
  const prolonged = until + 600_000;
  expect([isTold(prolonged, enteredAt), isTold(prolonged, prolonged - 300_000)]).toEqual([false, true]);
  expect(isWarned({ until, enteredAt: until - 1000, now: until })).toBe(false);
});

it('[D-RM03] a meeting can be prolonged from ten minutes before its end, and not afterwards', () => {
  expect([left(600_001), left(600_000), left(1), left(0)].map(({ canExtend }) => canExtend)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(left(-5_000).leftMs).toBe(0);
});
