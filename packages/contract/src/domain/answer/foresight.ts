import type { Meaning } from '../talk/readWords';
import type { Verdict } from './sureness';

/**
 * What the receptionist does with words, as far as she may know it: she answers, asks back, offers a person or calls one, says something
 * that answers nothing, or leaves it to an outside model.
 */
export const foresights = ['answer', 'choices', 'offer', 'person', 'reply', 'outside'] as const;
export type Foresight = (typeof foresights)[number];

interface Words {
  meaning: Meaning;
  /** Of the company's own answers. */
  verdict: Verdict;
  /** Whether an outside model answers in their place. */
  hasModel: boolean;
  /** Whether a person is called where nothing at all could be offered. */
  callsWithoutAnswers: boolean;
}

/** What becomes of the words as the first that somebody says: who is not understood again and again has a person called. */
export function foresightOf({ meaning, verdict, hasModel, callsWithoutAnswers }: Words): Foresight {
  if (meaning === 'angry' || meaning === 'person') return 'person';
  if (meaning !== 'question') return 'reply';
  if (hasModel) return 'outside';
  if (verdict !== 'handover') return verdict;
  return callsWithoutAnswers ? 'person' : 'offer';
}
