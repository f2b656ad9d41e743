import { mediaCalls } from '@mukae/contract/calls/media';
import { mediaTypes } from '@mukae/contract/domain/media/media';
import { type Handler, handleFile } from '#platform/calls/handler';
import { Refusal } from '#platform/refusals/refusal';
import type { Storage } from '#platform/storage/storage';
import { findStoredFile, storedFile } from '#platform/storage/storedFile';
import { idOfFile, mediaUrl } from './media.present';
import type { MediaLibrary } from './media.service';
import { thumbnailKey } from './mediaFiles';

/** Kept, but only shown again to who may still see it. */
const askedEachTime = 'private, no-cache';
/** Its address is made of its content. */
const immutable = 'private, max-age=31536000, immutable';

export const mediaFileHandlers = ({ storage, library }: { storage: Storage; library: MediaLibrary }): Handler[] => [
  handleFile(mediaCalls.getMediaFile, async ({ input, principal }) => {
    const medium = await library.find(principal, idOfFile(input.filename));
    if (mediaUrl(medium) !== `/files/media/${input.filename}`) throw new Refusal('notFound');
    return {
      ...storedFile(storage, medium.key, medium.size),
      contentType: mediaTypes[medium.kind],
      cacheControl: askedEachTime,
      version: medium.key,
    };
  }),

  handleFile(mediaCalls.getMediaThumbnail, async ({ input, principal }) => {
    const { id, thumbnail } = await library.find(principal, input.mediaId);
    const version = input.version.replace('.webp', '');
    // One that was replaced may stay in the storage for a while.
    if (version !== thumbnail) throw new Refusal('notFound');
    const file = await findStoredFile(storage, thumbnailKey(id, version));
    return { ...file, contentType: 'image/webp', cacheControl: immutable, version };
  }),
];
