import { filmMaxBytes, fitsQuota, maxBytesOf, mediaKinds, mediaTypes } from '@mukae/contract/domain/media/media';
import type { ErrorName } from '@mukae/contract/errors/codes';

/** A file that names itself none of these may still be one, by its content; the server looks into it. */
function maxBytesFor(type: string): number {
  const kind = mediaKinds.find((candidate) => mediaTypes[candidate] === type);
  return kind ? maxBytesOf(kind) : filmMaxBytes;
}

export type UploadFault = Extract<ErrorName, 'fileEmpty' | 'mediaTooLarge' | 'quotaExceeded'>;

/** Why a file need not be sent at all. How much is used already may be unknown; the server counts once more. */
export function uploadFault({ size, type }: Pick<File, 'size' | 'type'>, used: number | undefined): UploadFault | null {
  if (size === 0) return 'fileEmpty';
  if (size > maxBytesFor(type)) return 'mediaTooLarge';
  return used === undefined || fitsQuota(used, size) ? null : 'quotaExceeded';
}
