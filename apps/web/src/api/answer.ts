import { type ErrorAnswer, errorAnswer } from '@mukae/contract/calls/answers';
import { unexpected } from '@mukae/contract/errors/codes';
import type { Language } from '@mukae/contract/language';
import type * as z from 'zod/mini';

let language: Language = 'ja';

/** Answers come in the language of the page. */
export const speak = (next: Language): void => {
  language = next;
};

export const spokenLanguage = (): Language => language;

export const unexpectedAnswer = (): ErrorAnswer => ({
  result: 'Error',
  code: unexpected.code,
  msg: unexpected.text[language],
});

/** What the body of a response says. What is neither an answer of this call nor a known error is SVER-Unexpected. */
export function answerIn<Output>(body: string, output: z.ZodMiniType<Output>): Output | ErrorAnswer {
  try {
    const said: unknown = body === '' ? undefined : JSON.parse(body);
    const refused = errorAnswer.safeParse(said);
    return refused.success ? refused.data : output.parse(said);
  } catch {
    return unexpectedAnswer();
  }
}
