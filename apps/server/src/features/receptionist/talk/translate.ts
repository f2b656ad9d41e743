import { languageOf } from '@mukae/contract/domain/talk/languageOf';
import type { Language } from '@mukae/contract/language';
import type { LoggedIn } from '#platform/access/principal';
import { Refusal } from '#platform/refusals/refusal';
import type { Meter } from '../outside/meter';
import type { Question } from './question';

/** Null: it cannot be had in that language now. */
export type Translator = (text: string, to: Language) => Promise<string | null>;

export interface Translate {
  /** What somebody said, in the other language; as it is where nobody translates. */
  forAccount(principal: LoggedIn, text: string): Promise<string>;
  /** What a visitor asked; null where nobody translates. */
  question(question: Question): Promise<string | null>;
}

interface Dependencies {
  /** Null: nobody translates. */
  translator: Translator | null;
  meter: Meter;
}

const otherOf = (language: Language): Language => (language === 'ja' ? 'en' : 'ja');

export function makeTranslate({ translator, meter }: Dependencies): Translate {
  async function translated(text: string, to: Language, whose: { companyId: number | null; userId: number }) {
    if (!translator) return null;
    await meter.take('translation', whose);
    return translator(text, to);
  }

  return {
    async forAccount({ person }, text) {
      return (await translated(text, otherOf(languageOf(text)), person)) ?? text;
    },
    /** More than may be asked of the service goes without. */
    question: ({ text, language, asker }) =>
      translated(text, otherOf(language), asker).catch((failure) => {
        if (failure instanceof Refusal) return null;
        throw failure;
      }),
  };
}
