import { usualBookingRules } from '@mukae/contract/domain/reservation/bookingRules';
import { expect, it } from 'vitest';
import { stillBooked } from '../stillBooked';
import { someReservation } from '../testing/someReservation';
import { takenByOthers, takenForMoved, takenForNew } from './takenTimes';

const recruiting = someReservation(1, ['2026-11-19', '10:30', '11:10'], { title: '採用説明会' });

const at = (time: string) => new Date(`2026-11-19T${time}:00+09:00`);
const slot = (from: string, until: string) => ({ startsAt: at(from), endsAt: at(until) });

it('[D-RC06] what is busy for it is her own is shown once, as her own', () => {
  const own = [slot('10:30', '11:10')];
  const others = (from: string, until: string) => takenByOthers([slot(from, until)], own, usualBookingRules);
  expect(others('10:30', '11:10')).toEqual([]);
  expect(others('10:00', '12:00')).toEqual([slot('10:00', '10:30'), slot('11:10', '12:00')]);
  expect(others('10:03', '10:34')).toEqual([slot('10:03', '10:30')]);
  expect(takenForNew([slot('10:00', '10:30')], own, usualBookingRules)).toEqual([slot('10:00', '10:30'), ...own]);
});

it('[D-RC06] the rest before what is taken is shown as taken, for nothing can be reserved there', () => {
  const resting = { ...usualBookingRules, bufferMinutes: 20 };
  expect(takenByOthers([slot('10:00', '10:30')], [], resting)).toEqual([slot('09:40', '10:30')]);
  expect(takenForNew([slot('10:00', '10:30')], [], resting)).toEqual([slot('09:40', '10:30')]);
});

it('[D-RC06] what was cancelled is not shown', () => {
  const cancelled = { ...recruiting, id: 2, state: 'cancelled' } as const;
  expect(stillBooked([recruiting, cancelled])).toEqual([recruiting]);
});

it('[D-RC03] a reservation can be moved over its own place and the rest after it, but not over others or the rest before them', () => {
  const moved = { ...recruiting, id: 1, ...slot('10:30', '11:10') };
  const other = { ...recruiting, id: 2, ...slot('15:00', '16:00') };
  const rules = { ...usualBookingRules, bufferMinutes: 10 };
  const busy = [slot('10:30', '11:20'), slot('13:00', '14:00'), slot('15:00', '16:10')];
  expect(takenForMoved(moved, busy, [moved, other], rules)).toEqual([
    slot('12:50', '14:00'),
    slot('14:50', '16:10'),
    other,
  ]);
});
