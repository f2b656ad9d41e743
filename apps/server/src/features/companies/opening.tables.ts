import type { OpeningHours } from '@mukae/contract/domain/hours/openingHours';
import { jsonb, text } from 'drizzle-orm/pg-core';

/** When somebody is there, and what visitors read while nobody is: of a company, or of one of its stores. */
export const openingColumns = () => ({
  openingHours: jsonb('opening_hours').$type<OpeningHours>(),
  absenceWords: text('absence_words').notNull().default(''),
  absenceWordsEn: text('absence_words_en').notNull().default(''),
});
