import { startOfJapanDay } from '@mukae/contract/domain/time/japanTime';
import type { Language } from '@mukae/contract/language';
import type { CalendarView } from './calendarView';

const format = (language: Language, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'ja' ? 'ja' : 'en-GB', { timeZone: 'Asia/Tokyo', ...parts });

const whole = { year: 'numeric', month: 'long', day: 'numeric' } as const;

const sameStart = (one: string, other: string): 'month' | 'year' | 'none' =>
  one.slice(0, 7) === other.slice(0, 7) ? 'month' : one.slice(0, 4) === other.slice(0, 4) ? 'year' : 'none';

/** 2026年11月16日 – 20日: what both ends have in common is said once. */
function weekInWords(first: string, last: string, language: Language): string {
  const [from, until] = [startOfJapanDay(first), startOfJapanDay(last)];
  const shared = sameStart(first, last);
  const day = format(language, { day: 'numeric' });
  const dayOfMonth = format(language, { month: 'long', day: 'numeric' });
  const full = format(language, whole);
  if (language === 'ja') {
    const end = shared === 'month' ? day : shared === 'year' ? dayOfMonth : full;
    return `${full.format(from)} – ${end.format(until)}`;
  }
  const begin = shared === 'month' ? day : shared === 'year' ? dayOfMonth : full;
  return `${begin.format(from)} – ${full.format(until)}`;
}

/** What the calendar shows, as its heading says it. */
export function rangeInWords(view: CalendarView, shown: readonly string[], day: string, language: Language): string {
  const at = startOfJapanDay(day);
  if (view === 'month') return format(language, { year: 'numeric', month: 'long' }).format(at);
  const [first = day] = shown;
  const last = shown.at(-1) ?? day;
  if (view === 'week' && first !== last) return weekInWords(first, last, language);
  const written = format(language, { ...whole, weekday: 'short' }).format(at);
  return language === 'ja' ? written.replace('(', '（').replace(')', '）') : written;
}
