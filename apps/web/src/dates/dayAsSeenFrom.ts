import { japanDay } from '@mukae/contract/domain/time/japanTime';
import type { Language } from '@mukae/contract/language';
import { dayInWords } from './dayInWords';
import { longDate } from './longDate';

const yearOf = (instant: Date): string => japanDay(instant).slice(0, 4);

/** A day of this year without it, any other with its year, by the clock of the reception. */
export const dayAsSeenFrom = (now: Date, instant: Date, language: Language): string =>
  yearOf(instant) === yearOf(now) ? dayInWords(instant, language) : longDate(instant, language);
