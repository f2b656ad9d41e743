import type { ReceptionistRules } from '@mukae/contract/domain/receptionist/receptionist';
import type { Meaning } from '@mukae/contract/domain/talk/readWords';
import type { Language } from '@mukae/contract/language';
import type { Asker } from './asker';
import type { KnownAnswer } from './knowledge';
import type { KeptTurn } from './turns.repo';

/** Something that was asked, as it goes to whoever answers it. */
export interface Question {
  asker: Asker;
  rules: ReceptionistRules;
  /** Without a word that the company does not want to read. */
  text: string;
  meaning: Meaning;
  language: Language;
  /** In the other language; null where nobody translates it now. Asked for once, by whoever needs it first. */
  translated(): Promise<string | null>;
  /** One of the choices that were offered; null: in her own words. */
  chosen: KnownAnswer | null;
  /** How many before it, in a row, were not understood. */
  misses: number;
  /** Whether it is one more of them where it is not understood: it was meant for her. */
  counts: boolean;
  /** Where it is kept. */
  turn: KeptTurn;
  askedAt: Date;
}
