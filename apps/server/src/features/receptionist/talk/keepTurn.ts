import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import type { Database } from '#platform/db/database';
import type { Logger } from '#platform/log/logger';
import { addTurn, noteTranslation } from './dialogues.repo';
import type { Knowledge } from './knowledge';
import type { Question } from './question';
import type { TalkEnd } from './talkEnd';

/** Keeps what was asked and said; without an outcome she was not heard to the end. */
export type KeepTurn = (question: Question, outcome: TalkEnd | null, said: readonly BothLanguages[]) => Promise<void>;

interface Dependencies {
  db: Database;
  log: Logger;
  knowledge: Pick<Knowledge, 'keyOf' | 'noteGiven'>;
  /** In the other language; null: nobody translates. */
  translate(question: Question): Promise<string | null>;
}

const spoken = (said: readonly BothLanguages[], language: 'ja' | 'en'): string =>
  said.map((sentence) => sentence[language] || sentence.ja || sentence.en).join(language === 'ja' ? '' : ' ');

export const makeKeepTurn =
  ({ db, log, knowledge, translate }: Dependencies): KeepTurn =>
  async (question, outcome, said) => {
    const { asker, text, language, chosen, misses, counts, dialogueId, askedAt } = question;
    const key = chosen || outcome?.isQuestion === false ? null : await knowledge.keyOf(text);
    const other = language === 'ja' ? 'en' : 'ja';
    const lineId = await db.transaction(async (tx) => {
      const { companyId, userId, signageId } = asker;
      const turn = {
        dialogueId,
        companyId,
        userId,
        signageId,
        language,
        misses: outcome?.isMiss ? misses + (counts ? 1 : 0) : 0,
        because: outcome?.because ?? null,
        asked: {
          text,
          kind: outcome?.kind ?? null,
          answerId: outcome?.answerId ?? null,
          sureness: outcome?.sureness ?? null,
          key: key === '' ? null : key,
        },
        said: { text: spoken(said, language), translated: said.map((sentence) => sentence[other]).join('') },
      };
      const id = await addTurn(tx, turn, askedAt);
      if (outcome?.kind === 'answer' && outcome.answerId !== null && asker.signageId !== null)
        await knowledge.noteGiven(tx, outcome.answerId, askedAt);
      return id;
    });
    // Nobody waits for it: whoever reads the dialogue reads it later.
    void translate(question)
      .then((translated) => (translated ? noteTranslation(db, lineId, translated) : undefined))
      .catch((failure) => log.warn({ err: failure }, 'what was said could not be translated'));
  };
