import type { FieldFault } from '../calls/answers';
import type { Bilingual, Language } from '../language';
import { answeredFaults } from './answeredFaults';

/** A fault, and what it is about where the field alone does not say it: the text names that instead. */
export type FoundFault = FieldFault & { about?: string };

/** What an error says, with what is wrong with which field. */
export function withFaults(text: Bilingual, faults: readonly FoundFault[], language: Language): string {
  if (faults.length === 0) return text[language];
  const details = faults.map(({ field, fault, about = field }) =>
    [about, answeredFaults[fault][language]].filter(Boolean).join(': '),
  );
  return language === 'ja' ? `${text.ja}（${details.join('、')}）` : `${text.en} (${details.join(', ')})`;
}
