import { hoursInWords } from './hoursInWords';

/** How the log tells of opening hours and words for absence. */
export const openingTelling = {
  names: { openingHours: 'opening_hours', absenceWords: 'absence_words', absenceWordsEn: 'absence_words_en' },
  words: { openingHours: hoursInWords },
} as const;
