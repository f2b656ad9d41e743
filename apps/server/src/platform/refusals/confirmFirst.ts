import type { ConfirmAnswer } from '@mukae/contract/calls/answers';
import { type ConfirmationName, confirmations } from '@mukae/contract/errors/confirmations';
import type { Language } from '@mukae/contract/language';

/** The question that the caller must accept before the call goes on, and what it is about. */
export const confirmFirst = (
  name: ConfirmationName,
  language: Language,
  about: readonly string[] = [],
): ConfirmAnswer => ({
  result: 'Confirm',
  code: confirmations[name].code,
  msg: [confirmations[name].text[language], ...about].join('\n'),
});
