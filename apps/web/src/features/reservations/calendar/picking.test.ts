import { usualBookingRules } from '@mukae/contract/domain/reservation/bookingRules';
import { describe, expect, it } from 'vitest';
import { firstOf, freeTimesOn, mayBeMoved, mayBePicked, picked, stretched, tapped } from './picking';

const at = (time: string, day = 19) => new Date(`2026-11-${day}T${time}:00+09:00`);
const slot = (from: string, until: string) => ({ startsAt: at(from), endsAt: at(until) });
const time = { opens: '09:00', closes: '18:00' };
const week = { mon: time, tue: time, wed: time, thu: time, fri: time, sat: null, sun: null };
const grounds = {
  rules: usualBookingRules,
  taken: [slot('09:00', '09:50'), slot('11:00', '12:00'), slot('14:00', '15:00')],
  now: at('10:24'),
};
const withHours = { ...grounds, rules: { ...usualBookingRules, hours: { week, closedOn: [] } } };
const free = (from: string, until: string) => ({ kind: 'free', slot: slot(from, until) });
const refused = (why: string) => ({ kind: 'refused', why });

describe('what is selected', () => {
  it.each([
    ['free', slot('12:00', '12:40'), free('12:00', '12:40')],
    ['taken at its beginning, so it is shifted', slot('11:30', '12:40'), free('12:00', '12:40')],
    ['taken at its end, so it is trimmed', slot('13:20', '14:30'), free('13:20', '14:00')],
    ['taken in its middle, so its first part stays', slot('10:40', '13:00'), free('10:40', '11:00')],
    ['taken all of it', slot('11:10', '11:40'), { kind: 'taken', slot: slot('11:10', '11:40') }],
    ['taken all of it, and begun', slot('09:10', '09:40'), { kind: 'begun', slot: slot('09:10', '09:40') }],
    ['5 hours and a minute ago', slot('05:20', '06:00'), refused('tooLongAgo')],
    ['less than 5 hours ago', slot('05:30', '06:00'), free('05:30', '06:00')],
    ['longer than 9 hours', { startsAt: at('15:00'), endsAt: at('01:00', 20) }, free('15:00', '24:00')],
  ] as const)('[O-RC04] is %s', (_, selected, outcome) => {
    expect(picked(selected, grounds, false)).toEqual(outcome);
  });

  it('[O-RC04] is refused while a form is open', () => {
    expect(picked(slot('12:00', '12:40'), grounds, true)).toEqual(refused('formOpen'));
  });

  it('[D-RC05] is trimmed to the booking hours, or refused outside of them', () => {
    expect(picked(slot('17:20', '19:00'), withHours, false)).toEqual(free('17:20', '18:00'));
    expect(picked(slot('19:00', '20:00'), withHours, false)).toEqual(refused('outsideBookingHours'));
    const closed = { ...withHours, rules: { ...withHours.rules, hours: { week, closedOn: ['2026-11-19'] } } };
    expect(picked(slot('12:00', '13:00'), closed, false)).toEqual(refused('closedThatDay'));
    const notice = { ...grounds, rules: { ...usualBookingRules, noticeMinutes: 120 } };
    expect(picked(slot('12:00', '12:20'), notice, false)).toEqual(refused('tooShortNotice'));
    expect(picked(slot('11:10', '11:40'), notice, false)).toEqual(refused('tooShortNotice'));
  });
});

describe('a tap', () => {
  it('[D-RC01] marks 40 minutes from the step that was touched, as far as they are free', () => {
    expect(tapped(at('12:07'), grounds, false)).toEqual(free('12:00', '12:40'));
    expect(tapped(at('13:42'), grounds, false)).toEqual(free('13:40', '14:00'));
  });

  it('[D-RC01] [D-RC04] on what is taken marks only that, so that one can wait for it', () => {
    expect(tapped(at('11:42'), grounds, false)).toEqual({ kind: 'taken', slot: slot('11:40', '12:00') });
  });
});

describe('what lies off the grid', () => {
  // As a rest of 5 minutes, an opening at 9:05 or a meeting of the demo leaves it.
  const offGrid = { ...grounds, taken: [slot('11:03', '12:05')] };

  it('[D-RC01] leaves whole steps to what is picked, whose ends stay on them', () => {
    expect(picked(slot('11:50', '13:00'), offGrid, false)).toEqual(free('12:10', '13:00'));
    expect(picked(slot('10:30', '11:30'), offGrid, false)).toEqual(free('10:30', '11:00'));
    expect(tapped(at('11:08'), offGrid, false)).toEqual({ kind: 'taken', slot: slot('11:00', '11:40') });
    expect(tapped(at('12:02'), offGrid, false)).toEqual({ kind: 'taken', slot: slot('12:00', '12:10') });
    expect(stretched(slot('12:10', '12:50'), 'start', -1, offGrid)).toBeNull();
  });

  it('[D-RC02] leaves whole steps to the free times of a day', () => {
    const openFrom = { opens: '09:05', closes: '18:35' };
    const hours = { week: { ...week, thu: openFrom }, closedOn: [] };
    const odd = { rules: { ...usualBookingRules, hours }, taken: offGrid.taken, now: at('08:00') };
    expect(freeTimesOn('2026-11-19', { from: 9, until: 19 }, odd)).toEqual([
      slot('09:10', '11:00'),
      slot('12:10', '18:30'),
    ]);
  });
});

describe('the ends of what is picked', () => {
  it('[D-RC01] [D-RC02] move by ten minutes, as far as it is free and lasts at all', () => {
    expect(stretched(slot('12:00', '12:40'), 'end', 1, grounds)).toEqual(slot('12:00', '12:50'));
    expect(stretched(slot('12:10', '12:40'), 'start', -1, grounds)).toEqual(slot('12:00', '12:40'));
    expect(stretched(slot('12:00', '12:40'), 'start', -1, grounds)).toBeNull();
    expect(stretched(slot('13:00', '14:00'), 'end', 1, grounds)).toBeNull();
    expect(stretched(slot('12:00', '12:10'), 'end', -1, grounds)).toBeNull();
    expect(stretched(slot('17:00', '18:00'), 'end', 1, withHours)).toBeNull();
  });
});

it('[D-RC02] the free times of a day begin now, and end where something is taken or closed', () => {
  expect(freeTimesOn('2026-11-19', { from: 9, until: 19 }, grounds)).toEqual([
    slot('10:30', '11:00'),
    slot('12:00', '14:00'),
    slot('15:00', '19:00'),
  ]);
  expect(freeTimesOn('2026-11-19', { from: 9, until: 19 }, withHours).at(-1)).toEqual(slot('15:00', '18:00'));
  expect(freeTimesOn('2026-11-18', { from: 9, until: 19 }, grounds)).toEqual([]);
  expect(firstOf(slot('12:00', '14:00'))).toEqual(slot('12:00', '12:40'));
});

it('[D-RC02] the free times of a day begin when what is reserved now is early enough', () => {
  const rules = { ...usualBookingRules, noticeMinutes: 120 };
  expect(freeTimesOn('2026-11-19', { from: 9, until: 19 }, { ...grounds, rules })).toEqual([
    slot('12:30', '14:00'),
    slot('15:00', '19:00'),
  ]);
});

it('[D-RC03] a reservation is dragged to what is free and still to come', () => {
  const before = slot('16:00', '17:00');
  expect(mayBeMoved(before, slot('12:00', '13:00'), grounds)).toBe(true);
  expect(mayBeMoved(before, slot('13:30', '14:10'), grounds)).toBe(false);
  expect(mayBeMoved(before, slot('10:00', '10:20'), grounds)).toBe(false);
  expect(mayBeMoved(before, slot('18:00', '18:30'), withHours)).toBe(false);
});

it('[D-RC03] one that is only made shorter is not held against rules that came after it', () => {
  const late = slot('18:00', '19:00');
  expect(mayBeMoved(late, slot('18:00', '18:30'), withHours)).toBe(true);
  expect(mayBeMoved(late, slot('18:00', '19:10'), withHours)).toBe(false);
});

it('[D-RC01] [O-RC04] what is picked may begin up to 5 hours ago, also once its ends are moved', () => {
  expect(mayBePicked(slot('09:50', '10:40'), grounds)).toBe(true);
  expect(mayBePicked(slot('05:20', '10:40'), grounds)).toBe(false);
  expect(mayBePicked(slot('10:40', '11:10'), grounds)).toBe(false);
});
