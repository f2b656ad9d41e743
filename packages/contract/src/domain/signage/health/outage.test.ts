import { describe, expect, it } from 'vitest';
import { type OpeningHours, openMsBetween } from '#domain/hours/openingHours';
import { tellableOutages } from './outage';

const nineToSix = { opens: '09:00', closes: '18:00' };
const hours: OpeningHours = {
  week: { mon: nineToSix, tue: nineToSix, wed: null, thu: nineToSix, fri: nineToSix, sat: null, sun: null },
  closedOn: ['2026-11-19'],
};
/** The 16th is a Monday. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+09:00`);
const minute = 60_000;

describe('the time that was open between two moments', () => {
  it.each<[string, Date, Date, number]>([
    ['within the hours', at(16, '10:00'), at(16, '10:20'), 20],
    ['before they begin', at(16, '06:00'), at(16, '09:00'), 0],
    ['over the beginning', at(16, '08:50'), at(16, '09:15'), 15],
    ['over a night', at(16, '17:55'), at(17, '09:10'), 15],
    ['over closed days', at(17, '17:50'), at(20, '09:05'), 15],
    ['nothing', at(16, '10:00'), at(16, '10:00'), 0],
    ['backwards', at(16, '11:00'), at(16, '10:00'), 0],
  ])('[D-H16] %s', (_, from, until, minutes) => {
    expect(openMsBetween(hours, from, until)).toBe(minutes * minute);
  });

  it('[D-H16] reaches past midnight where the hours do, and counts no minute twice', () => {
    const late = { opens: '20:00', closes: '02:00' };
    const early = { opens: '01:00', closes: '05:00' };
    const overnight: OpeningHours = {
      week: { mon: late, tue: early, wed: null, thu: null, fri: null, sat: null, sun: null },
      closedOn: [],
    };
    expect(openMsBetween(overnight, at(17, '00:30'), at(17, '03:00'))).toBe(150 * minute);
  });
});

describe('whether administrators are told of screens that are away', () => {
  const away = (since: Date, openingHours: OpeningHours | null = hours) => ({ since, openingHours });

  it('[D-H17] not before the time they want has passed within opening hours', () => {
    const screens = [away(at(16, '10:00'))];
    expect(tellableOutages(screens, 15, at(16, '10:14'))).toEqual([]);
    expect(tellableOutages(screens, 15, at(16, '10:15'))).toEqual(screens);
    expect(tellableOutages([away(at(16, '18:01'))], 15, at(17, '08:59'))).toEqual([]);
  });

  it('[D-H17] never where no hours are set', () => {
    expect(tellableOutages([away(at(16, '10:00'), null)], 15, at(20, '10:00'))).toEqual([]);
  });

  it('[D-H18] together with those that are about to be away as long, and without later ones', () => {
    const [first, second, third] = [away(at(16, '10:00')), away(at(16, '10:02')), away(at(16, '10:03'))];
    expect(tellableOutages([first, second, third], 15, at(16, '10:15'))).toEqual([first, second]);
  });
});
