import { describe, expect, it } from 'vitest';
import { hoursInWords } from './hoursInWords';
import { noOpening, openingAt } from './opening';
import { hoursAt, type OpeningHours } from './openingHours';

const day = { opens: '09:00', closes: '18:00' };
/** Monday to Friday. */
const office: OpeningHours = {
  week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: null, sun: null },
  closedOn: ['2026-11-23'],
};
/** 2026-11-16 is a Monday. */
const at = (written: string) => new Date(`${written}:00+09:00`);
const opensAt = (hours: OpeningHours, written: string) => {
  const now = hoursAt(hours, at(written));
  return now.is === 'closed' ? now.opensAt : 'open';
};

describe('opening hours', () => {
  it('[D-A26] are open from the first minute to before the last', () => {
    expect(hoursAt(office, at('2026-11-16T09:00'))).toEqual({ is: 'open', until: at('2026-11-16T18:00') });
    expect(opensAt(office, '2026-11-16T17:59')).toBe('open');
    expect(opensAt(office, '2026-11-16T08:59')).toEqual(at('2026-11-16T09:00'));
    expect(opensAt(office, '2026-11-16T18:00')).toEqual(at('2026-11-17T09:00'));
  });

  it('[D-A26] open again after the weekend, and after a closing day', () => {
    expect(opensAt(office, '2026-11-13T20:00')).toEqual(at('2026-11-16T09:00'));
    expect(opensAt(office, '2026-11-20T20:00')).toEqual(at('2026-11-24T09:00'));
    expect(opensAt(office, '2026-11-23T10:00')).toEqual(at('2026-11-24T09:00'));
  });

  it('[D-A26] open again across a whole week of which one day is left', () => {
    const sunday = {
      week: { ...office.week, mon: null, tue: null, wed: null, thu: null, fri: null, sun: day },
      closedOn: [],
    };
    expect(opensAt(sunday, '2026-11-15T18:00')).toEqual(at('2026-11-22T09:00'));
    expect(opensAt({ ...sunday, closedOn: ['2026-11-22'] }, '2026-11-15T18:00')).toEqual(at('2026-11-29T09:00'));
  });

  it('[D-A26] reach past midnight, also from the last day of the week and into a closing day', () => {
    const night = { week: { ...office.week, sun: { opens: '18:00', closes: '02:00' } }, closedOn: ['2026-11-16'] };
    expect(hoursAt(night, at('2026-11-16T01:59'))).toEqual({ is: 'open', until: at('2026-11-16T02:00') });
    expect(opensAt(night, '2026-11-16T02:00')).toEqual(at('2026-11-17T09:00'));
  });

  it('[D-A26] last the whole day where both times are the same', () => {
    const always = { ...office, week: { ...office.week, mon: { opens: '00:00', closes: '00:00' } } };
    expect(hoursAt(always, at('2026-11-16T23:59'))).toEqual({ is: 'open', until: at('2026-11-17T00:00') });
    expect(opensAt(always, '2026-11-17T00:00')).toEqual(at('2026-11-17T09:00'));
  });

  it('[D-A26] never open where no day is', () => {
    const never = {
      week: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
      closedOn: [],
    };
    expect(opensAt(never, '2026-11-16T10:00')).toBeNull();
  });

  it('[D-A26] of a store go before those of its company, and so do its words', () => {
    const company = { openingHours: office, absenceWords: '不在です', absenceWordsEn: 'Away' };
    expect(openingAt(company)).toEqual(company);
    expect(openingAt(company, noOpening)).toEqual(company);
    const own = { ...office, closedOn: [] };
    expect(openingAt(company, { ...noOpening, openingHours: own })).toEqual({ ...company, openingHours: own });
    expect(openingAt(company, { ...noOpening, absenceWords: '休憩中です' })).toEqual({
      openingHours: office,
      absenceWords: '休憩中です',
      absenceWordsEn: '',
    });
  });

  it('[D-A26] are told in one line', () => {
    expect(hoursInWords(office)).toBe(
      'mon 09:00-18:00, tue 09:00-18:00, wed 09:00-18:00, thu 09:00-18:00, fri 09:00-18:00, sat -, sun -, closed 2026-11-23',
    );
    expect(hoursInWords(null)).toBe('');
  });
});
