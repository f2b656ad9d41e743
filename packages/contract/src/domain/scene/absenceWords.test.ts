import { expect, it } from 'vitest';
import type { OpeningHours } from '../hours/openingHours';
import { backInWords } from './absenceWords';

const day = { opens: '09:00', closes: '18:00' };
const openingHours: OpeningHours = {
  week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: null, sun: null },
  closedOn: [],
};
const told = (written: string) => backInWords({ openingHours }, new Date(`${written}:00+09:00`));

it('[D-A25] tells when somebody will be there: today, tomorrow, or on which day', () => {
  expect(told('2026-11-16T07:00')).toEqual({
    back: { ja: 'きょう 9:00 から受付いたします', en: 'We are back today at 9:00.' },
    opens: { ja: 'きょう 9:00 から', en: 'From 9:00 today' },
    hours: '9:00 – 18:00',
  });
  expect(told('2026-11-16T23:59').back.ja).toBe('あす 9:00 から受付いたします');
  expect(told('2026-11-13T19:00').back).toEqual({
    ja: '11月16日（月） 9:00 から受付いたします',
    en: 'We are back on Mon, November 16 at 9:00.',
  });
});

it('[D-A25] asks to call again later within the hours, and where no hours are set', () => {
  const later = { ja: 'しばらくしてから、もう一度お呼びください', en: 'Please call again a little later.' };
  expect(told('2026-11-16T10:00')).toEqual({ back: later, opens: null, hours: null });
  expect(backInWords({ openingHours: null }, new Date())).toEqual({ back: later, opens: null, hours: null });
});
