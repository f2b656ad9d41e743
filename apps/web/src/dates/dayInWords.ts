import type { Language } from '@mukae/contract/language';

/** 11月16日（月）, by the clock of the reception. */
export function dayInWords(instant: Date, language: Language): string {
  const written = new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Tokyo',
    month: language === 'ja' ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
  }).format(instant);
  return language === 'ja' ? written.replace('(', '（').replace(')', '）') : written;
}
