import { expect, it } from 'vitest';
import { someDesk } from './testing/someDesk';

const pauseMs = 5_000;

/** An operator who answered the first visitor, while a second one waits. */
function inACall() {
  const desk = someDesk(undefined, pauseMs);
  desk.comes(11);
  desk.standsBy(11);
  desk.touch(1);
  desk.accepts(11, 'r1');
  desk.touch(2);
  return desk;
}

it('[D-K06] after a call she is on standby, but is rung only when the pause is over', () => {
  const { ends, passes, doing, ringing, shown } = inACall();
  ends('call of r1');
  expect(doing(11)).toEqual({ at: 'Standby', pausedUntil: 2 + pauseMs });
  expect([ringing('r2'), shown(2)]).toEqual([[], 'Crowded']);
  passes(pauseMs - 1);
  expect(ringing('r2')).toEqual([]);
  passes(1);
  expect([ringing('r2'), shown(2), doing(11)]).toEqual([[11], 'Calling', { at: 'Standby', pausedUntil: null }]);
});

it('[D-K06] who says in her pause that she is there again is rung at once; who leaves is not rung', () => {
  const back = inACall();
  back.ends('call of r1');
  back.standsBy(11);
  expect(back.ringing('r2')).toEqual([11]);
  const gone = inACall();
  gone.ends('call of r1');
  gone.leaves(11);
  gone.passes(pauseMs);
  expect([gone.ringing('r2'), gone.doing(11)]).toEqual([[], { at: 'Leaving' }]);
});

it('[D-K06] only a call is followed by a pause', () => {
  const { comes, standsBy, watches, ends, touch, ringing } = someDesk(undefined, pauseMs);
  comes(11);
  standsBy(11);
  watches(11, 1);
  ends('11 at 1');
  touch(2);
  expect(ringing('r2')).toEqual([11]);
});
