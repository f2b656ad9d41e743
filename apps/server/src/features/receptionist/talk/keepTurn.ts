import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import type { Language } from '@mukae/contract/language';
import type { Database } from '#platform/db/database';
import type { Logger } from '#platform/log/logger';
import type { Knowledge } from './knowledge';
import type { Question } from './question';
import type { TalkEnd } from './talkEnd';
import { endTurn, noteTranslation } from './turns.repo';

/** Keeps what became of a question, and what was said; without an outcome she was not heard to the end. */
export type KeepTurn = (question: Question, outcome: TalkEnd | null, said: readonly BothLanguages[]) => Promise<void>;

interface Dependencies {
  db: Database;
  log: Logger;
  knowledge: Pick<Knowledge, 'keyOf' | 'noteGiven'>;
}

const spoken = (said: readonly BothLanguages[], language: Language): string =>
  said.map((sentence) => sentence[language] || sentence.ja || sentence.en).join(language === 'ja' ? '' : ' ');

/** One more of those that were not understood, unless it was overheard; what was understood begins to count anew. */
const missesAfter = ({ misses, counts }: Question, { isMiss }: TalkEnd): number =>
  isMiss ? misses + (counts ? 1 : 0) : 0;

export const makeKeepTurn =
  ({ db, log, knowledge }: Dependencies): KeepTurn =>
  async (question, outcome, said) => {
    const { asker, text, language, chosen, turn, askedAt } = question;
    const key = chosen || outcome?.isQuestion === false ? '' : await knowledge.keyOf(text);
    const other = language === 'ja' ? 'en' : 'ja';
    const ended = {
      outcome: outcome && {
        misses: missesAfter(question, outcome),
        because: outcome.because,
        kind: outcome.kind,
        answerId: outcome.nearestId,
        sureness: outcome.sureness,
      },
      askedKey: key === '' ? null : key,
      said: { text: spoken(said, language), translated: said.map((sentence) => sentence[other]).join('') },
    };
    await endTurn(db, turn, ended, askedAt);
    if (outcome && outcome.answerId !== null && asker.signageId !== null)
      await knowledge.noteGiven(db, outcome.answerId, askedAt);
    // Nobody waits for it: whoever reads the dialogue reads it later.
    void question
      .translated()
      .then((translated) => (translated ? noteTranslation(db, turn, translated) : undefined))
      .catch((failure) => log.warn({ err: failure }, 'what was said could not be translated'));
  };
