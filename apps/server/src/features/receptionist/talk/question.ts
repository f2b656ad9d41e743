import type { ReceptionistRules } from '@mukae/contract/domain/receptionist/receptionist';
import type { Meaning } from '@mukae/contract/domain/talk/readWords';
import type { Language } from '@mukae/contract/language';
import type { Asker } from './asker';
import type { KnownAnswer } from './knowledge';

/** Something that was asked, as it goes to whoever answers it. */
export interface Question {
  asker: Asker;
  rules: ReceptionistRules;
  /** Without a word that the company does not want to read. */
  text: string;
  meaning: Meaning;
  language: Language;
  /** One of the choices that were offered; null: in her own words. */
  chosen: KnownAnswer | null;
  /** How many before it, in a row, were not understood. */
  misses: number;
  /** Whether it is one more of them where it is not understood: it was meant for her. */
  counts: boolean;
  /** Undefined: the first that is said. */
  dialogueId: string | undefined;
  askedAt: Date;
}
