import { answeredFaults } from '@mukae/contract/errors/answeredFaults';
import { foundFaults } from '@mukae/contract/errors/foundFaults';
import type { Language } from '@mukae/contract/language';
import type * as z from 'zod/mini';
import type { ReadText } from './useTyped';

/** A text as it stands, judged by a field of the contract; what is too long is said in words of the place. */
export function readText(
  field: z.ZodMiniType<string>,
  text: string,
  language: Language,
  tooLong: () => string,
): ReadText<string> {
  const { error } = field.safeParse(text);
  const fault = error && foundFaults(error.issues)[0]?.fault;
  if (!fault) return { isRight: true, value: text };
  return { isRight: false, fault: fault === 'tooLong' ? tooLong() : answeredFaults[fault][language] };
}
