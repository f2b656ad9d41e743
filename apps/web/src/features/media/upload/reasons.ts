import { errors } from '@mukae/contract/errors/errors';
import type { Language } from '@mukae/contract/language';
import type { UploadFault } from './uploadFault';
import type { Reason } from './uploadQueue';

/** These stay as they are, however often they are sent. */
const hopeless: readonly string[] = [
  errors.imageType.code,
  errors.mediaType.code,
  errors.mediaTooLarge.code,
  errors.fileEmpty.code,
  errors.fileBroken.code,
];

export const reasonOfAnswer = ({ code, msg }: { code: string; msg: string }): Reason => ({
  msg,
  isFinal: hopeless.includes(code),
});

export function reasonOfFault(fault: UploadFault, language: Language): Reason {
  const { code, text } = errors[fault];
  return reasonOfAnswer({ code, msg: text[language] });
}
