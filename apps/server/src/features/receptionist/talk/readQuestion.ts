import type { InputOf } from '@mukae/contract/calls/call';
import type { talkingCalls } from '@mukae/contract/calls/talking';
import type { ReceptionistRules } from '@mukae/contract/domain/receptionist/receptionist';
import { languageOf } from '@mukae/contract/domain/talk/languageOf';
import { readWords } from '@mukae/contract/domain/talk/readWords';
import type { Language } from '@mukae/contract/language';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Asker } from './asker';
import type { Knowledge } from './knowledge';
import type { Question } from './question';
import type { Translate } from './translate';
import { beginTurn } from './turns.repo';

type Wanted = InputOf<typeof talkingCalls.talk>;
type Words = Pick<Question, 'text' | 'meaning' | 'chosen' | 'counts'> & { languageAfter(before: Language): Language };

interface Dependencies {
  db: Database;
  clock: Clock;
  knowledge: Pick<Knowledge, 'find'>;
  translate: Translate['question'];
}

/** What was asked, kept in the dialogue that goes on. */
export type ReadQuestion = (asker: Asker, rules: ReceptionistRules, wanted: Wanted) => Promise<Question>;

export function makeReadQuestion({ db, clock, knowledge, translate }: Dependencies): ReadQuestion {
  async function wordsOf({ companyId }: Asker, rules: ReceptionistRules, wanted: Wanted): Promise<Words> {
    if ('msg' in wanted) {
      const { msg, isOverheard } = wanted;
      const languageAfter = (before: Language) => (rules.answersEnglish ? languageOf(msg, before) : 'ja');
      return { ...readWords(msg, rules.forbidden), chosen: null, counts: !isOverheard, languageAfter };
    }
    const [chosen] = await knowledge.find(companyId, [wanted.answerId]);
    if (!chosen) throw new Refusal('notFound');
    const { language } = wanted;
    const text = language === 'en' ? chosen.questionEn || chosen.question : chosen.question;
    return { text, meaning: 'question', chosen, counts: true, languageAfter: () => language };
  }

  return async (asker, rules, wanted) => {
    const askedAt = clock.now();
    const words = await wordsOf(asker, rules, wanted);
    const begun = await beginTurn(db, asker, words, askedAt);
    const { text, meaning, chosen, counts } = words;
    let translation: Promise<string | null> | undefined;
    return {
      ...{ asker, rules, text, meaning, chosen, counts, askedAt, ...begun },
      translated() {
        translation ??= translate({ asker, rules, text, language: begun.language });
        return translation;
      },
    };
  };
}
