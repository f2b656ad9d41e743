import { pictureMaxBytes } from '../domain/media/media';
import type { Fault } from '../errors/faults';

/** The picture of a person or a screen. */
export const pictureUpload = { maxBytes: pictureMaxBytes, tooLarge: 'imageTooLarge' } as const;
/** Why a file may be refused where a picture is asked for. */
export const pictureErrors = ['imageType', 'imageTooLarge', 'fileEmpty', 'fileBroken'] as const;
export const pictureTypes = ['image/png', 'image/jpeg'] as const;

/** Why a file cannot be such a picture, as far as can be told before it is read. */
export function pictureFault({ type, size }: { type: string; size: number }): Fault | null {
  if (size === 0) return 'fileEmpty';
  if (!pictureTypes.some((known) => known === type)) return 'imageType';
  return size > pictureMaxBytes ? 'imageTooLarge' : null;
}
