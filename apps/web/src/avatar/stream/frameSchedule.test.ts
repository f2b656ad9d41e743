import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FrameSchedule, frameMs } from './frameSchedule';

it('[O-V12] the first frame may leave, the next when its time has come', () => {
  const schedule = new FrameSchedule();
  expect(schedule.mayLeave(0, false)).toBe(true);
  schedule.left(0);
  expect(schedule.mayLeave(10, false)).toBe(false);
  expect(schedule.mayLeave(frameMs, false)).toBe(true);
});

it('[O-V12] an urgent one leaves before its time, the second after it does not', () => {
  const schedule = new FrameSchedule();
  schedule.left(0);
  expect(schedule.mayLeave(1, true)).toBe(true);
  schedule.left(1);
  expect(schedule.mayLeave(2, true)).toBe(false);
  expect(schedule.mayLeave(frameMs, false)).toBe(false);
});

it('[O-V12] whatever is asked for, over any time no more leave than thirty a second, and two at its ends', () => {
  const asked = fc.array(fc.record({ pause: fc.nat({ max: 60 }), isUrgent: fc.boolean() }), { minLength: 50 });
  fc.assert(
    fc.property(asked, (wishes) => {
      const schedule = new FrameSchedule();
      let now = 0;
      const left = wishes.flatMap(({ pause, isUrgent }) => {
        now += pause;
        if (!schedule.mayLeave(now, isUrgent)) return [];
        schedule.left(now);
        return now;
      });
      for (const [first, from] of left.entries()) {
        const until = left.at(-1) ?? from;
        expect(left.length - first).toBeLessThanOrEqual((until - from) / frameMs + 2 + 1e-6);
      }
    }),
  );
});
