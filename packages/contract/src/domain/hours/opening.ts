import type { BothLanguages } from '../scene/sceneWords';
import type { OpeningHours } from './openingHours';

/** When somebody is there, and what visitors read while nobody is; null: nothing was set. */
export interface Opening {
  openingHours: OpeningHours | null;
  /** Empty: none. */
  absenceWords: string;
  absenceWordsEn: string;
}

export const noOpening: Opening = { openingHours: null, absenceWords: '', absenceWordsEn: '' };

const hasWords = ({ absenceWords, absenceWordsEn }: Opening): boolean => absenceWords !== '' || absenceWordsEn !== '';

/** What a store has set for itself goes before what its company has; its words in both languages together. */
export function openingAt(company: Opening, store: Opening = noOpening): Opening {
  const { absenceWords, absenceWordsEn } = hasWords(store) ? store : company;
  return { openingHours: store.openingHours ?? company.openingHours, absenceWords, absenceWordsEn };
}

/** The words in both languages, as far as there are any. */
export const absenceWordsOf = ({ absenceWords, absenceWordsEn }: Opening): BothLanguages | null =>
  absenceWords === '' && absenceWordsEn === '' ? null : { ja: absenceWords, en: absenceWordsEn };
