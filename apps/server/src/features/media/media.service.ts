import type { InputOf } from '@mukae/contract/calls/call';
import type { mediaCalls } from '@mukae/contract/calls/media';
import { nameMax } from '@mukae/contract/calls/textFields';
import { changesInWords } from '@mukae/contract/domain/audit/changesInWords';
import { changed } from '@mukae/contract/domain/change/changed';
import { type MediaKind, mediaKinds } from '@mukae/contract/domain/media/media';
import { mediaNameOf } from '@mukae/contract/domain/media/mediaName';
import type { Audit } from '#features/audit';
import { companyIn, holdCompany } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { type Reach, reachOf } from '#platform/access/reach';
import { refuseCalledOff } from '#platform/calls/calledOff';
import type { UploadedFile } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import type { FirstOf } from '#platform/db/firstOf';
import { Refusal } from '#platform/refusals/refusal';
import type { StrayFiles } from '#platform/storage/strayFiles';
import {
  addMedium,
  findMedium,
  type Medium,
  removeMedium,
  renameMedium,
  replaceThumbnail,
  reserveMediumId,
} from './media.repo';
import { checkedKind, fileKeysOf, forgetTraces, type MediaFiles, smallPicture, thumbnailKey } from './mediaFiles';
import { refuseOverQuota } from './quota';

/** A screen that shows a medium. */
interface Use {
  signageId: number;
  name: string;
  storeName: string;
}

type Uses = FirstOf<Use>;

/** Which screens show what, as the signages know. */
export interface Showing {
  usesOf(mediaIds: readonly number[]): Promise<ReadonlyMap<number, Uses>>;
  /** The questions whose answers come with what. */
  questionsWith(mediaIds: readonly number[]): Promise<ReadonlyMap<number, FirstOf<string>>>;
  /** What the screens of a signage or a web-reservation user show. */
  shownTo(userId: number): Promise<number[]>;
}

/** Wherever a medium is used; undefined: on no screen, with no answer. */
export interface MediumPlaces {
  screens: Uses | undefined;
  questions: FirstOf<string> | undefined;
}

type Renaming = InputOf<typeof mediaCalls.updateMedia>;

interface NewMedium {
  file: UploadedFile;
  companyId: number | undefined;
  kinds?: readonly MediaKind[];
  /** Written in the same transaction, as what shows it: added and shown, or neither. */
  alongside?: (tx: Transaction, id: number, kind: MediaKind) => Promise<void>;
}

export interface MediaLibrary {
  find(principal: LoggedIn, id: number): Promise<Medium>;
  ownOf(reach: Reach): Promise<{ shown: number[] }>;
  add(principal: LoggedIn, wanted: NewMedium): Promise<number>;
  addFrame(principal: LoggedIn, filmId: number, frame: UploadedFile): Promise<void>;
  rename(principal: LoggedIn, wanted: Renaming): Promise<void>;
  /** Asks first when a screen shows it, or when it comes with an answer. */
  remove(principal: LoggedIn, id: number, isForced: boolean): Promise<{ asksAbout: MediumPlaces } | 'removed'>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  files: MediaFiles;
  strays: StrayFiles;
  showing: Showing;
}

/** What a web-reservation user adds belongs to her company as well. */
const widened = (reach: Reach): Reach =>
  reach.kind === 'own' && reach.person.companyId !== null
    ? { kind: 'company', companyId: reach.person.companyId }
    : reach;

export function makeMediaLibrary({ db, clock, audit, files, strays, showing }: Dependencies): MediaLibrary {
  const ownOf = async (reach: Reach) => ({
    shown: reach.kind === 'own' ? await showing.shownTo(reach.person.userId) : [],
  });

  async function findWith(principal: LoggedIn, capability: 'media.read' | 'media.manage', id: number): Promise<Medium> {
    const reach = reachOf(principal, capability);
    // To be shown something is not to own it.
    const own = capability === 'media.read' ? await ownOf(reach) : { shown: [] };
    const medium = await findMedium(db, reach, own, id);
    if (!medium) throw new Refusal('notFound');
    return medium;
  }

  return {
    ownOf,
    find: (principal, id) => findWith(principal, 'media.read', id),

    async add(principal, { file, companyId: named, kinds = mediaKinds, alongside }) {
      const { person } = principal;
      const reach = reachOf(principal, 'media.manage', named);
      const companyId = await companyIn(db, widened(reach));
      const kind = await checkedKind(file);
      if (!kinds.includes(kind)) throw new Refusal('imageType');
      await refuseOverQuota(db, companyId, file.size);

      const id = await reserveMediumId(db);
      const name = mediaNameOf(file.filename, nameMax);
      const smaller = kind === 'mp4' ? undefined : await smallPicture(file);
      const size = await forgetTraces(file, kind);
      const key = await files.keep(companyId, kind, file);
      const thumbnail = smaller ? await files.keepThumbnail(id, smaller) : null;
      const keys = fileKeysOf({ id, key, thumbnail });
      return db
        .transaction(async (tx) => {
          // Held, so that files which arrive together are counted one after another.
          await holdCompany(tx, companyId);
          await refuseOverQuota(tx, companyId, size);
          const createdAt = clock.now();
          await addMedium(tx, { id, companyId, addedBy: person.userId, name, kind, size, key, thumbnail, createdAt });
          for (const kept of keys) await strays.claim(tx, kept);
          await audit.record(tx, person, { companyId, action: 'media.added', subject: name });
          await alongside?.(tx, id, kind);
          refuseCalledOff(file);
          return id;
        })
        .catch(async (failure) => {
          for (const unused of keys) await strays.remove(unused);
          throw failure;
        });
    },

    async addFrame(principal, filmId, frame) {
      const film = await findWith(principal, 'media.manage', filmId);
      if (film.kind !== 'mp4') throw new Refusal('notFound');
      const thumbnail = await files.keepThumbnail(film.id, await smallPicture(frame));
      const unused = await db.transaction(async (tx) => {
        if (!(await replaceThumbnail(tx, film, thumbnail))) return thumbnail;
        await strays.claim(tx, thumbnailKey(filmId, thumbnail));
        if (film.thumbnail !== null) await strays.release(tx, thumbnailKey(filmId, film.thumbnail));
        return film.thumbnail;
      });
      if (unused !== null) await strays.remove(thumbnailKey(filmId, unused));
    },

    async rename(principal, { id, name: wanted, seenVersion }) {
      const medium = await findWith(principal, 'media.manage', id);
      if (seenVersion !== undefined && seenVersion !== medium.version) throw new Refusal('changedMeanwhile');
      const { name } = changed(medium, { name: wanted });
      if (name === undefined) return;
      await db.transaction(async (tx) => {
        if (!(await renameMedium(tx, id, name, medium.version))) throw new Refusal('changedMeanwhile');
        await audit.record(tx, principal.person, {
          companyId: medium.companyId,
          action: 'media.renamed',
          subject: medium.name,
          changes: changesInWords(medium, { name }, {}),
        });
      });
    },

    async remove(principal, id, isForced) {
      await findWith(principal, 'media.manage', id);
      const screens = (await showing.usesOf([id])).get(id);
      const questions = (await showing.questionsWith([id])).get(id);
      if ((screens || questions) && !isForced) return { asksAbout: { screens, questions } };
      const keys = await db.transaction(async (tx) => {
        const removed = await removeMedium(tx, id);
        if (!removed) throw new Refusal('notFound');
        for (const unused of fileKeysOf(removed)) await strays.release(tx, unused);
        const { companyId, name } = removed;
        await audit.record(tx, principal.person, { companyId, action: 'media.deleted', subject: name });
        return fileKeysOf(removed);
      });
      for (const unused of keys) await strays.remove(unused);
      return 'removed';
    },
  };
}
