import { expect, it } from 'vitest';
import {
  beginsSoon,
  idInNumber,
  isNoShow,
  isWithinSlot,
  linkInShort,
  mayCancel,
  mayMove,
  reservationNumber,
} from './reservation';

const at = (time: string) => new Date(`2026-11-18T${time}+09:00`);
const meeting = { startsAt: at('10:00:00'), endsAt: at('11:00:00') };

it('[O-RS08] is cancelled while its start is later than 30 minutes ago', () => {
  expect(mayCancel(meeting, at('10:29:59'))).toBe(true);
  expect(mayCancel(meeting, at('10:30:00'))).toBe(false);
});

it('[O-RM01] is entered from its start to before its end', () => {
  const times = ['09:59:59', '10:00:00', '10:59:59', '11:00:00'];
  expect(times.map((time) => isWithinSlot(meeting, at(time)))).toEqual([false, true, true, false]);
});

it('[D-RS06] is moved before it begins', () => {
  expect([mayMove(meeting, at('09:59:59')), mayMove(meeting, at('10:00:00'))]).toEqual([true, false]);
});

it('[D-RN04] begins soon from an hour before its start on', () => {
  expect([beginsSoon(meeting, at('08:59:59')), beginsSoon(meeting, at('09:00:00'))]).toEqual([false, true]);
});

it('[D-RM06] nobody came to it when it is over and not before, unless it was cancelled', () => {
  const booked = { state: 'booked', endsAt: meeting.endsAt, guestCameAt: null } as const;
  expect(isNoShow(booked, at('10:59:59'))).toBe(false);
  expect(isNoShow(booked, at('11:00:00'))).toBe(true);
  expect(isNoShow({ ...booked, state: 'cancelled' }, at('11:00:00'))).toBe(false);
  expect(isNoShow({ ...booked, guestCameAt: at('10:05:00') }, at('11:00:00'))).toBe(false);
});

it('[D-RS01] has a number for people from R-000001 on, however many there are', () => {
  expect([1, 123, 1_234_567].map(reservationNumber)).toEqual(['R-000001', 'R-000123', 'R-1234567']);
});

it('[O-RS13] a link of more than 10 characters is cut to 23 and an ellipsis', () => {
  expect(linkInShort('short link')).toBe('short link');
  const link = 'https://mukae.example/login?token=abcdefg';
  expect(linkInShort(link)).toBe('https://mukae.example/l…');
  expect(linkInShort(link)).toHaveLength(24);
});

it('[D-RP09] is found by its number, and what is no number finds none', () => {
  expect([1, 123, 1_234_567].map(reservationNumber).map(idInNumber)).toEqual([1, 123, 1_234_567]);
  for (const written of ['', 'R-12', '000123', 'R-00012a']) expect(idInNumber(written)).toBeUndefined();
});
