import {
  filmMaxBytes,
  fitsQuota,
  type MediaKind,
  maxBytesOf,
  mediaKinds,
  mediaTypes,
} from '@mukae/contract/domain/media/media';
import type { ErrorName } from '@mukae/contract/errors/codes';

/** A file that names itself none of these may still be one, by its content; the server looks into it. */
function maxBytesFor(type: string): number {
  const kind = mediaKinds.find((candidate) => mediaTypes[candidate] === type);
  return kind ? maxBytesOf(kind) : filmMaxBytes;
}

export type UploadFault = Extract<
  ErrorName,
  'fileEmpty' | 'imageType' | 'mediaType' | 'mediaTooLarge' | 'quotaExceeded'
>;

/** What is wanted for a place of its own has to call itself so. */
const isOther = (type: string, wanted: readonly MediaKind[]): boolean =>
  type !== '' && !wanted.some((kind) => mediaTypes[kind] === type);

/** Why a file need not be sent at all. How much is used already may be unknown; the server counts once more. */
export function uploadFault(
  { size, type }: Pick<File, 'size' | 'type'>,
  used: number | undefined,
  wanted: readonly MediaKind[] | null = null,
): UploadFault | null {
  if (wanted && isOther(type, wanted)) return wanted.includes('mp4') ? 'mediaType' : 'imageType';
  if (size === 0) return 'fileEmpty';
  if (size > maxBytesFor(type)) return 'mediaTooLarge';
  return used === undefined || fitsQuota(used, size) ? null : 'quotaExceeded';
}
