import { expect, it } from 'vitest';
import { someDesk } from './testing/someDesk';

/** An operator who answered the first visitor, while a second one waits. */
function inACall() {
  const desk = someDesk(undefined, 5_000);
  desk.comes(11);
  desk.standsBy(11);
  desk.touch(1);
  desk.accepts(11, 'r1');
  desk.touch(2);
  return desk;
}

it('[D-K21] who leaves in a call goes on with it, and is away after it: nobody rings her, not even after a pause', () => {
  const { leaves, doing, ends, passes, ringing, shown } = inACall();
  leaves(11);
  expect(doing(11)).toEqual({ at: 'Active', callId: 'call of r1', afterwards: 'Leaving' });
  expect(shown(1)).toBe('Active');
  ends('call of r1');
  expect(doing(11)).toEqual({ at: 'Leaving' });
  passes(5_000);
  expect([doing(11), ringing('r2'), shown(2)]).toEqual([{ at: 'Leaving' }, [], 'Crowded']);
});

it('[D-K21] who takes it back in the call is on standby after it, and rung after her pause', () => {
  const { leaves, standsBy, ends, passes, ringing } = inACall();
  leaves(11);
  standsBy(11);
  ends('call of r1');
  passes(5_000);
  expect(ringing('r2')).toEqual([11]);
});

it('[D-K21] who went in while she was away is away again, unless she says otherwise in the call', () => {
  const { comes, enters, standsBy, ends, doing } = someDesk();
  comes(11);
  enters(11, 1);
  expect(doing(11)).toMatchObject({ afterwards: 'Leaving' });
  standsBy(11);
  ends('11 in 1');
  expect(doing(11)?.at).toBe('Standby');
});
