import type { InputOf } from '@mukae/contract/calls/call';
import type { talkingCalls } from '@mukae/contract/calls/talking';
import { languageOf } from '@mukae/contract/domain/talk/languageOf';
import { readWords } from '@mukae/contract/domain/talk/readWords';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { findReceptionist } from '../setup/setup.repo';
import type { Asker } from './asker';
import { findRunning } from './dialogues.repo';
import type { Knowledge } from './knowledge';
import type { Question } from './question';

type Wanted = InputOf<typeof talkingCalls.talk>;

interface Dependencies {
  db: Database;
  clock: Clock;
  knowledge: Pick<Knowledge, 'find'>;
}

/** What was asked, in the dialogue that goes on. */
export const makeReadQuestion =
  ({ db, clock, knowledge }: Dependencies) =>
  async (asker: Asker, wanted: Wanted): Promise<Question> => {
    const askedAt = clock.now();
    const [rules, running] = await Promise.all([
      findReceptionist(db, asker.companyId),
      findRunning(db, asker.userId, askedAt),
    ]);
    const frame = { asker, rules, askedAt, misses: running?.misses ?? 0, dialogueId: running?.id };
    if ('answerId' in wanted) {
      const [chosen] = await knowledge.find(asker.companyId, [wanted.answerId]);
      if (!chosen) throw new Refusal('notFound');
      const { language } = wanted;
      const text = language === 'en' ? chosen.questionEn || chosen.question : chosen.question;
      return { ...frame, text, language, chosen, counts: true, meaning: 'question' };
    }
    return {
      ...frame,
      ...readWords(wanted.msg, rules.forbidden),
      language: rules.answersEnglish ? languageOf(wanted.msg, running?.language) : 'ja',
      chosen: null,
      counts: !wanted.isOverheard,
    };
  };
