import { expect, it } from 'vitest';
import { stillBooked } from '../stillBooked';
import { someReservation } from '../testing/someReservation';
import { aheadSince, nearing, nextOf, towardsStart } from './today';

const day = '2099-11-18';
const at = (time: string) => new Date(`${day}T${time}:00+09:00`);
const first = someReservation(1, [day, '10:00', '10:30']);
const second = someReservation(2, [day, '13:00', '13:40']);
const cancelled = someReservation(3, [day, '11:00', '11:30'], { state: 'cancelled' });

it('[O-RP01] the next one is the one that goes on or comes, and nothing that was cancelled', () => {
  const meetings = stillBooked([first, cancelled, second]);
  expect(meetings).toEqual([first, second]);
  expect(nextOf(meetings, at('09:00'))).toBe(first);
  expect(nextOf(meetings, at('10:29'))).toBe(first);
  expect(nextOf(meetings, at('10:30'))).toBe(second);
  expect(nextOf(meetings, at('13:40'))).toBeUndefined();
});

it('[O-RP01] a meeting is ahead, soon, goes on or is over, to the minute', () => {
  expect(nearing(second, at('10:24'))).toEqual({ is: 'ahead', hours: 2, minutes: 36, isSoon: false });
  expect(nearing(second, new Date(at('12:50').getTime() + 1))).toMatchObject({ minutes: 10, isSoon: true });
  expect(nearing(second, new Date(at('13:00').getTime() - 1))).toMatchObject({ hours: 0, minutes: 1 });
  expect(nearing(second, at('13:00'))).toEqual({ is: 'running' });
  expect(nearing(second, at('13:40'))).toEqual({ is: 'over' });
});

it('[O-RP01] each bar runs from midnight, or from the end of the last meeting that is over, to its start', () => {
  const meetings = [first, second];
  expect(aheadSince(meetings, at('05:00'))).toEqual(at('00:00'));
  expect(aheadSince(meetings, at('10:29'))).toEqual(at('00:00'));
  expect(aheadSince(meetings, at('10:30'))).toEqual(at('10:30'));
  expect(towardsStart(first, at('00:00'), at('05:00'))).toBe(50);
  expect(towardsStart(second, at('10:30'), at('11:45'))).toBe(50);
  expect(towardsStart(second, at('10:30'), at('13:10'))).toBe(100);
});
