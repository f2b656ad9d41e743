import type { Language } from '@mukae/contract/language';

/** 2026年11月16日（月）, by the clock of the reception. */
export function longDate(instant: Date, language: Language): string {
  const written = new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  }).format(instant);
  return language === 'ja' ? written.replace('(', '（').replace(')', '）') : written;
}
