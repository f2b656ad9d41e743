import { pictureTypes } from '@mukae/contract/calls/picture';
import { pictureMaxBytes } from '@mukae/contract/domain/media/media';
import { errors } from '@mukae/contract/errors/errors';
import type { Bilingual } from '@mukae/contract/language';

/** Why a file cannot be a thumbnail, before it is sent. */
export function pictureFault(file: Pick<File, 'type' | 'size'>): Bilingual | null {
  if (!pictureTypes.some((type) => type === file.type)) return errors.imageType.text;
  return file.size > pictureMaxBytes ? errors.imageTooLarge.text : null;
}
