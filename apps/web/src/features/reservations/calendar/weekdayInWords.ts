import type { Language } from '@mukae/contract/language';

/** 月, Mon */
export const weekdayInWords = (instant: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'Asia/Tokyo', weekday: 'short' }).format(instant);
