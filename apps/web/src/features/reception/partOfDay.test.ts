import { expect, it } from 'vitest';
import { partOfDay } from './partOfDay';

const at = (time: string) => partOfDay(new Date(`2026-11-16T${time}+09:00`));

it.each([
  ['05:00', 'morning'],
  ['10:59', 'morning'],
  ['11:00', 'day'],
  ['17:59', 'day'],
  ['18:00', 'evening'],
  ['04:59', 'evening'],
])('at %s it is %s', (time, part) => expect(at(time)).toBe(part));
