import { expect, it } from 'vitest';
import { monthNamed, monthsAround } from './monthsAround';

it('[O-RP02] the months stand around the one that is shown, the latest first, over the turn of the year', () => {
  const months = monthsAround('2026-12', '2026-12', undefined);
  expect(months).toHaveLength(19);
  expect([months.at(0), months.at(6), months.at(-1)]).toEqual(['2027-06', '2026-12', '2025-12']);
});

it('[O-RP02] the present month is offered from however far away', () => {
  expect(monthsAround('2020-01', '2026-12', undefined).slice(0, 2)).toEqual(['2026-12', '2020-07']);
});

it('[O-RP05] none stands beyond the last one, unless the address says so', () => {
  expect(monthsAround('2026-12', '2026-12', '2026-12').at(0)).toBe('2026-12');
  expect(monthsAround('2027-02', '2026-12', '2026-12').slice(0, 2)).toEqual(['2027-02', '2026-12']);
  expect(monthsAround('2026-10', '2026-12', '2026-12').slice(0, 3)).toEqual(['2026-12', '2026-11', '2026-10']);
});

it('[O-RP02] what is no month is none', () => {
  expect(monthNamed('2026-11')).toBe('2026-11');
  for (const written of ['', '2026-13', '2026-1', 'november']) expect(monthNamed(written)).toBeUndefined();
});
