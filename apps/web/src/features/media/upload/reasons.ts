import { errors } from '@mukae/contract/errors/errors';
import type { Language } from '@mukae/contract/language';
import { mediaTexts } from '../media.texts';
import type { UploadFault } from './uploadFault';
import type { Reason } from './uploadQueue';

/** These stay as they are, however often they are sent. */
const hopeless: readonly string[] = [errors.mediaType.code, errors.mediaTooLarge.code];

export const reasonOfAnswer = ({ code, msg }: { code: string; msg: string }): Reason => ({
  msg,
  isFinal: hopeless.includes(code),
});

export function reasonOfFault(fault: UploadFault, language: Language): Reason {
  if (fault === 'empty') return { msg: mediaTexts[language].upload.empty, isFinal: true };
  const { code, text } = errors[fault];
  return reasonOfAnswer({ code, msg: text[language] });
}
