import type { Language } from '@mukae/contract/language';

const firstOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** 2026年11月, of a month that is written YYYY-MM. */
export const monthInWords = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', year: 'numeric', month: 'long' }).format(firstOf(month));

/** 11月, or November. */
export const monthAlone = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long' }).format(firstOf(month));
