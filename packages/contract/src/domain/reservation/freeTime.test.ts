import { describe, expect, it } from 'vitest';
import { fittedToFree, freeWithin, remainderOf, takenByAll } from './freeTime';

const at = (time: string) => new Date(`2026-11-18T${time}:00+09:00`);
const slot = (written: string) => {
  const [start = '', end = ''] = written.split('-');
  return { startsAt: at(start), endsAt: at(end) };
};
const slots = (...written: string[]) => written.map(slot);

describe('what is selected over what is taken', () => {
  it.each([
    ['is left as it is where all is free', '10:00-11:00', ['09:00-10:00', '11:00-12:00'], '10:00-11:00'],
    ['begins where it is free again', '10:00-11:00', ['09:30-10:20'], '10:20-11:00'],
    ['ends where the next begins', '10:00-11:00', ['10:40-12:00'], '10:00-10:40'],
    ['is the first free part of several', '10:00-12:00', ['10:00-10:10', '10:30-10:40'], '10:10-10:30'],
    ['begins on the grid where what is taken ends off it', '10:00-11:00', ['09:30-10:13'], '10:20-11:00'],
    ['ends on the grid where the next begins off it', '10:00-11:00', ['10:47-12:00'], '10:00-10:40'],
    ['is no part of less than ten minutes', '10:00-11:00', ['09:00-10:13', '10:28-10:30'], '10:30-11:00'],
    ['lasts nine hours at most', '08:00-20:00', [], '08:00-17:00'],
  ])('[O-RS12] %s', (_, selected, taken, expected) => {
    expect(fittedToFree(slot(selected), slots(...taken))).toEqual(slot(expected));
  });

  it('[O-RS12] is nothing where nothing is free', () => {
    expect(fittedToFree(slot('10:00-11:00'), slots('09:00-10:30', '10:30-12:00'))).toBeNull();
  });
});

describe('a time', () => {
  it('[D-RS10] is taken when every seat is, of whatever seats they are', () => {
    const taken = slots('09:00-10:00', '09:30-11:00', '10:00-10:30');
    expect(takenByAll(taken, 1)).toEqual(slots('09:00-11:00'));
    expect(takenByAll(taken, 2)).toEqual(slots('09:30-10:30'));
    expect(takenByAll(taken, 3)).toEqual([]);
  });

  it('[D-RS10] that is free stands between what is taken, however that overlaps', () => {
    const day = slot('09:00-18:00');
    expect(freeWithin(day, slots('08:00-09:30', '09:20-10:00', '12:00-13:00', '17:50-19:00'))).toEqual(
      slots('10:00-12:00', '13:00-17:50'),
    );
    expect(freeWithin(day, [])).toEqual([day]);
    expect(freeWithin(day, slots('08:00-19:00'))).toEqual([]);
    expect(remainderOf(day, slots('08:00-09:33', '17:54-19:00'))).toEqual(slots('09:33-17:54'));
  });
});
