import { can } from '@mukae/contract/access/access';
import { added, ok } from '@mukae/contract/calls/answers';
import { type MediaAnswer, mediaCalls } from '@mukae/contract/calls/media';
import { mediaExtensions, mediaTypes } from '@mukae/contract/domain/media/media';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle, handleFile } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { confirmFirst } from '#platform/refusals/confirmFirst';
import { Refusal } from '#platform/refusals/refusal';
import type { Storage } from '#platform/storage/storage';
import { findStoredFile, storedFile } from '#platform/storage/storedFile';
import { listMedia, type Medium } from './media.repo';
import type { MediaLibrary, Showing, Uses } from './media.service';
import { thumbnailKey } from './mediaFiles';

interface Dependencies {
  db: Database;
  storage: Storage;
  library: MediaLibrary;
  showing: Showing;
}

export const mediaUrl = ({ id, kind }: Pick<Medium, 'id' | 'kind'>): string =>
  `/files/media/${id}.${mediaExtensions[kind]}`;

const presentMedium = (medium: Medium, uses: Uses | undefined): MediaAnswer => ({
  id: medium.id,
  name: medium.name,
  kind: medium.kind,
  extension: mediaExtensions[medium.kind],
  image_url: mediaUrl(medium),
  thumbnail_url: medium.thumbnail === null ? '' : `/files/media/${medium.id}/${medium.thumbnail}.webp`,
  createdAt: toJapanIso(medium.createdAt),
  size: medium.size,
  usedBy: uses?.first ?? [],
  useCount: uses?.count ?? 0,
  version: medium.version,
});

const idOf = (filename: string): number => Number(filename.split('.')[0]);

/** Kept, but only shown again to who may still see it. */
const askedEachTime = 'private, no-cache';
/** Its address is made of its content. */
const immutable = 'private, max-age=31536000, immutable';

/** Where it is used: the first screens by name, and that there are more. */
function placesOf({ first, count }: Uses): string[] {
  const named = first.map(({ name, storeName }) => `・${[storeName, name].filter(Boolean).join(' ')}`);
  return count > first.length ? [...named, '…'] : named;
}

export function mediaHandlers({ db, storage, library, showing }: Dependencies): Handler[] {
  /** Whoever manages the screens is told which of them show what. */
  const usesOf = async ({ caller }: LoggedIn, media: readonly Medium[]): Promise<ReadonlyMap<number, Uses>> =>
    can(caller, 'signage.manage') ? showing.usesOf(media.map(({ id }) => id)) : new Map();

  return [
    handle(mediaCalls.getMedia, async ({ input, principal }) => {
      if (input.targetId !== undefined) {
        const medium = await library.find(principal, input.targetId);
        return presentMedium(medium, (await usesOf(principal, [medium])).get(medium.id));
      }
      const { page, pageSize, sort, search, kind } = input;
      const reach = reachOf(principal, 'media.read', input.companyId);
      const { rows, total } = await listMedia(db, reach, await library.ownOf(reach), {
        page,
        pageSize,
        sort,
        search,
        kind,
      });
      const uses = await usesOf(principal, rows);
      const media = rows.map((medium) => presentMedium(medium, uses.get(medium.id)));
      return page === undefined ? media : { result: 'OK', rows: media, total };
    }),

    handle(mediaCalls.addMedia, async ({ input, files: { image }, principal }) => {
      if (!image) throw new Refusal('badInput', { faults: [{ field: 'image', fault: 'required' }] });
      if (!('filename' in input))
        return added(await library.add(principal, { file: image, companyId: input.companyId }));
      await library.addFrame(principal, idOf(input.filename), image);
      return added(idOf(input.filename));
    }),

    handle(mediaCalls.updateMedia, async ({ input, principal }) => {
      await library.rename(principal, { id: input.targetId, name: input.name, seenVersion: input.version });
      return ok;
    }),

    handle(mediaCalls.deleteMedia, async ({ input, principal, language }) => {
      const outcome = await library.remove(principal, input.targetId, input.isForceSubmit);
      if (outcome === 'removed') return ok;
      const places = can(principal.caller, 'signage.manage') ? placesOf(outcome.asksAbout) : [];
      return confirmFirst('mediaInUse', language, places);
    }),

    handleFile(mediaCalls.getMediaFile, async ({ input, principal }) => {
      const medium = await library.find(principal, idOf(input.filename));
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
}
