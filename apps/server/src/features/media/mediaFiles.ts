import { randomBytes, randomUUID } from 'node:crypto';
import { type MediaKind, maxBytesOf, mediaExtensions } from '@mukae/contract/domain/media/media';
import type { UploadedFile } from '#platform/calls/handler';
import { forgetTracesInFilm } from '#platform/film/forgetTracesInFilm';
import { inspectFilm } from '#platform/film/inspectFilm';
import { forgetTracesInPicture } from '#platform/picture/forgetTracesInPicture';
import { inspectPicture } from '#platform/picture/inspectPicture';
import { makeMediaThumbnail } from '#platform/picture/mediaThumbnail';
import { Refusal } from '#platform/refusals/refusal';
import type { StrayFiles } from '#platform/storage/strayFiles';
import type { Medium } from './media.repo';

/** What is wrong with a picture, told as what is wrong with a medium where that is something else. */
function ofMedium(failure: unknown): never {
  if (!(failure instanceof Refusal)) throw failure;
  if (failure.error === 'imageType') throw new Refusal('mediaType', { cause: failure });
  if (failure.error === 'imageTooLarge') throw new Refusal('mediaTooLarge', { cause: failure });
  throw failure;
}

/** What a file is, by its content; its name has no say. */
async function kindOf(path: string): Promise<MediaKind> {
  const film = await inspectFilm(path);
  if (film === 'broken') throw new Refusal('fileBroken');
  if (film) return 'mp4';
  return (await inspectPicture(path).catch(ofMedium)).kind;
}

export async function checkedKind({ path, size }: UploadedFile): Promise<MediaKind> {
  const kind = await kindOf(path);
  if (size > maxBytesOf(kind)) throw new Refusal('mediaTooLarge');
  return kind;
}

/** The same file without where and by whom it was taken; answers with its size, which may be another. */
export async function forgetTraces(file: UploadedFile, kind: MediaKind): Promise<number> {
  if (kind !== 'mp4') return forgetTracesInPicture(file, kind);
  await forgetTracesInFilm(file.path);
  return file.size;
}

/** The small picture of a picture, or of a frame of a film. */
export const smallPicture = ({ path }: UploadedFile): Promise<Buffer> => makeMediaThumbnail(path).catch(ofMedium);

export const thumbnailKey = (mediaId: number, version: string): string => `media/thumbnails/${mediaId}/${version}.webp`;

/** The files behind the row of a medium. */
export const fileKeysOf = ({ id, key, thumbnail }: Pick<Medium, 'id' | 'key' | 'thumbnail'>): string[] =>
  thumbnail === null ? [key] : [key, thumbnailKey(id, thumbnail)];

/** Stores files, which are stray ones until the row of a medium claims them. */
export interface MediaFiles {
  /** Takes over an uploaded file; answers with its key. */
  keep(companyId: number, kind: MediaKind, file: UploadedFile): Promise<string>;
  /** Answers with the version that names it. */
  keepThumbnail(mediaId: number, thumbnail: Buffer): Promise<string>;
}

export const makeMediaFiles = (strays: StrayFiles): MediaFiles => ({
  async keep(companyId, kind, file) {
    const key = `media/${companyId}/${randomUUID()}.${mediaExtensions[kind]}`;
    await strays.putFile(key, file.path);
    return key;
  },
  async keepThumbnail(mediaId, thumbnail) {
    const version = randomBytes(8).toString('hex');
    await strays.put(thumbnailKey(mediaId, version), thumbnail);
    return version;
  },
});
