import { expect, it } from 'vitest';
import { publicHoliday } from './publicHolidays';

const daysOf = (year: number): string[] => {
  const days: string[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (publicHoliday(day)) days.push(day.slice(5));
  }
  return days;
};

it('[D-RS05] the public holidays of Japan are known: fixed ones, Mondays, equinoxes and those that make up for a Sunday', () => {
  expect(daysOf(2026)).toEqual([
    '01-01',
    '01-12',
    '02-11',
    '02-23',
    '03-20',
    '04-29',
    '05-03',
    '05-04',
    '05-05',
    '05-06',
    '07-20',
    '08-11',
    '09-21',
    '09-22',
    '09-23',
    '10-12',
    '11-03',
    '11-23',
  ]);
  expect(daysOf(2027)).toEqual([
    '01-01',
    '01-11',
    '02-11',
    '02-23',
    '03-21',
    '03-22',
    '04-29',
    '05-03',
    '05-04',
    '05-05',
    '07-19',
    '08-11',
    '09-20',
    '09-23',
    '10-11',
    '11-03',
    '11-23',
  ]);
});

it('[D-RS05] a day between two holidays, and the first free one after a Sunday, have their names', () => {
  expect(publicHoliday('2026-09-22')).toBe('国民の休日');
  expect(publicHoliday('2026-05-06')).toBe('振替休日');
  expect(publicHoliday('2026-11-24')).toBeUndefined();
});
