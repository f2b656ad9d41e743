import { type ErrorAnswer, errorAnswer } from '@mukae/contract/calls/answers';
import { insideName } from '@mukae/contract/calls/wire';
import { badInputText, errorCodes, unexpected, unreached } from '@mukae/contract/errors/codes';
import { foundFaults } from '@mukae/contract/errors/foundFaults';
import { withFaults } from '@mukae/contract/errors/withFaults';
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

/** No answer came, or only the word of whoever stands in for the server. */
export const unreachedAnswer = (): ErrorAnswer => ({
  result: 'Error',
  code: unreached.code,
  msg: unreached.text[language],
});

interface Answering<Output> {
  input: z.ZodMiniType;
  output: z.ZodMiniType<Output>;
}

/** Pages know fields by the names they have inside. */
const ofPage = ({ faults, ...answer }: ErrorAnswer, input: z.ZodMiniType): ErrorAnswer =>
  faults
    ? { ...answer, faults: faults.map(({ field, fault }) => ({ field: insideName(input, field), fault })) }
    : answer;

/** To what would not be taken: it is not even sent. */
export function badInputAnswer({ issues }: z.core.$ZodError, input: z.ZodMiniType): ErrorAnswer {
  const faults = foundFaults(issues);
  const msg = withFaults(badInputText, faults, language);
  return ofPage({ result: 'Error', code: errorCodes.badInput, msg, faults }, input);
}

/** What a gateway says whose server is away. */
const isOfGateway = (status: number): boolean => status >= 502 && status <= 504;

/** What a response says. What is neither an answer of this call nor a known error is SVER-Unexpected. */
export function answerIn<Output>(
  body: string,
  { input, output }: Answering<Output>,
  status: number,
): Output | ErrorAnswer {
  try {
    const said: unknown = body === '' ? undefined : JSON.parse(body);
    const refused = errorAnswer.safeParse(said);
    return refused.success ? ofPage(refused.data, input) : output.parse(said);
  } catch {
    return isOfGateway(status) ? unreachedAnswer() : unexpectedAnswer();
  }
}
