import { describe, expect, it } from 'vitest';
import { dueDay, firstOpenMonth, invoiceNumber, lastClosableMonth } from './closing';

describe('closing a month', () => {
  it.each([
    ['2026-12-01T01:59:59+09:00', '2026-10'],
    ['2026-12-01T02:00:00+09:00', '2026-11'],
    ['2027-01-01T02:00:00+09:00', '2026-12'],
    ['2026-11-30T17:00:00Z', '2026-11'],
  ])('[D-RU06] at %s %s is the last that can be closed: two hours after its end in Japan', (now, month) => {
    expect(lastClosableMonth(new Date(now))).toBe(month);
  });

  it('[D-RU07] what comes late stands in the first month that is open', () => {
    expect(firstOpenMonth('2026-11', undefined)).toBe('2026-11');
    expect(firstOpenMonth('2026-11', '2026-10')).toBe('2026-11');
    expect(firstOpenMonth('2026-11', '2026-11')).toBe('2026-12');
    expect(firstOpenMonth('2026-10', '2026-12')).toBe('2027-01');
  });
});

describe('the day until which an invoice is paid', () => {
  it.each([
    ['2026-09', '2026-10-30', 'the last of October is a Saturday'],
    ['2026-10', '2026-11-30', 'a Monday'],
    ['2026-11', '2026-12-30', 'banks rest on the last day of the year'],
    ['2027-03', '2027-04-30', 'a Friday'],
    ['2028-03', '2028-04-28', 'a Sunday after a holiday on a Saturday'],
  ])('[D-RU08] of %s is %s: %s', (month, day) => {
    const next = new Date(`${month}-28T12:00:00+09:00`);
    next.setDate(next.getDate() + 5);
    expect(dueDay(month, next)).toBe(day);
  });

  it.each([
    ['2026-08', '2026-10-05', '2026-11-30', 'in the month after the next one'],
    ['2026-09', '2026-10-31', '2026-11-30', 'when the last bank day of the next month is over'],
    ['2026-09', '2026-10-17', '2026-11-30', 'thirteen days before it'],
    ['2026-09', '2026-10-16', '2026-10-30', 'just early enough: two weeks before it'],
    ['2026-12', '2027-01-20', '2027-02-26', 'with a short month behind it'],
  ])('[D-RU08] of %s, issued on %s, is %s: %s', (month, issued, day) => {
    expect(dueDay(month, new Date(`${issued}T12:00:00+09:00`))).toBe(day);
  });
});

it('[D-RU09] an invoice has a number of six digits and more', () => {
  expect([invoiceNumber(1), invoiceNumber(1_234_567)]).toEqual(['INV-000001', 'INV-1234567']);
});
