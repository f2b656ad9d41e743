import { startOfJapanDay } from '@mukae/contract/domain/time/japanTime';
import type { Language } from '@mukae/contract/language';
import { longDate } from '@/dates/longDate';
import { monthInWords } from '@/dates/monthInWords';
import type { CalendarView } from './calendarView';

const format = (language: Language, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { timeZone: 'Asia/Tokyo', ...parts });

/** 2026年11月16日 – 20日, November 16 – 20, 2026: what both ends have in common is said once. */
function weekInWords(first: string, last: string, language: Language): string {
  const [from, until] = [startOfJapanDay(first), startOfJapanDay(last)];
  const whole = format(language, { year: 'numeric', month: 'long', day: 'numeric' });
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  if (!isOneYear) return `${whole.format(from)} – ${whole.format(until)}`;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const inMonth = format(language, { month: 'long', day: 'numeric' });
  const end = (isOneMonth ? format(language, { day: 'numeric' }) : inMonth).format(until);
  return language === 'ja' ? `${whole.format(from)} – ${end}` : `${inMonth.format(from)} – ${end}, ${last.slice(0, 4)}`;
}

/** What the calendar shows, as its heading says it. */
export function rangeInWords(view: CalendarView, shown: readonly string[], day: string, language: Language): string {
  if (view === 'month') return monthInWords(day.slice(0, 7), language);
  const [first = day] = shown;
  const last = shown.at(-1) ?? day;
  if (view === 'week' && first !== last) return weekInWords(first, last, language);
  return longDate(startOfJapanDay(day), language);
}
