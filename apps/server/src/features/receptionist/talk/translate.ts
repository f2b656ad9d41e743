import { withoutForbidden } from '@mukae/contract/domain/talk/forbidden';
import { languageOf } from '@mukae/contract/domain/talk/languageOf';
import type { Language } from '@mukae/contract/language';
import type { LoggedIn } from '#platform/access/principal';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import type { Meter, Whose } from '../outside/meter';
import { findReceptionist } from '../setup/setup.repo';
import type { Question } from './question';

/** Null: it cannot be had in that language now. Only what nobody knows yet is asked for; whoever may not ask fails with why. */
export type Translator = (text: string, to: Language, mayAsk: () => Promise<void>) => Promise<string | null>;

export interface Translate {
  /** What somebody said, in the other language; as it is where nobody translates. Words that her company forbids go nowhere. */
  forAccount(principal: LoggedIn, text: string): Promise<string>;
  /** What a visitor asked; null where nobody translates. */
  question(question: Pick<Question, 'asker' | 'rules' | 'text' | 'language'>): Promise<string | null>;
}

interface Dependencies {
  db: Database;
  throttle: Throttle;
  /** Null: nobody translates. */
  translator: Translator | null;
  meter: Meter;
}

interface Words {
  text: string;
  language: Language;
  forbidden: readonly string[];
}

const otherOf = (language: Language): Language => (language === 'ja' ? 'en' : 'ja');

export function makeTranslate({ db, throttle, translator, meter }: Dependencies): Translate {
  async function translated({ text, language, forbidden }: Words, whose: Whose): Promise<string | null> {
    if (!translator) return null;
    const words = await translator(text, otherOf(language), () => meter.take('translation', whose));
    return words && withoutForbidden(words, forbidden);
  }

  const forbiddenTo = async (companyId: number | null): Promise<readonly string[]> =>
    companyId === null ? [] : (await findReceptionist(db, companyId)).forbidden;

  return {
    async forAccount({ person }, msg) {
      await throttle.take('translatedTextsOfAccount', String(person.userId));
      const forbidden = await forbiddenTo(person.companyId);
      const text = withoutForbidden(msg, forbidden);
      return (await translated({ text, language: languageOf(msg), forbidden }, person)) ?? text;
    },
    /** More than may be asked of the service goes without. */
    question: ({ asker, rules: { forbidden }, text, language }) =>
      translated({ text, language, forbidden }, asker).catch((failure) => {
        if (failure instanceof Refusal) return null;
        throw failure;
      }),
  };
}
