import { randomUUID } from 'node:crypto';
import { commandTiming } from '@mukae/contract/domain/signage/commands/commandTiming';
import type { LoggedIn } from '#platform/access/principal';
import type { UploadedFile } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { makeScreenPicture } from '#platform/picture/screenPicture';
import { Refusal } from '#platform/refusals/refusal';
import type { Storage } from '#platform/storage/storage';
import { findStoredFile, type StoredFile } from '#platform/storage/storedFile';
import type { StrayFiles } from '#platform/storage/strayFiles';
import type { FindSignage } from '../findSignage';
import type { Signage } from '../signages.repo';
import {
  findPicture,
  holdPicture,
  picturesBefore,
  putPicture,
  removePicture,
  type ScreenPicture,
} from './pictures.repo';
import type { ScreenCommands } from './screenCommands';

/** Pictures of screens: the newest of each, while it is fresh. */
export interface ScreenPictures {
  /** Answers with the id under which it will be found. */
  ask(principal: LoggedIn, id: number): Promise<string>;
  /** By the screen itself, and only what it was asked for. */
  add(principal: LoggedIn, pictureId: string, image: UploadedFile): Promise<void>;
  giveUp(principal: LoggedIn, pictureId: string): Promise<void>;
  newest(signageId: number): Promise<{ kept: ScreenPicture | undefined; failedId: string | undefined }>;
  find(principal: LoggedIn, id: number, pictureId: string): Promise<StoredFile>;
  sweep(): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  storage: Storage;
  strays: StrayFiles;
  findSignage: FindSignage;
  commands: ScreenCommands;
}

interface Asked {
  pictureId: string;
  at: Date;
  /** One that is on its way is not taken a second time meanwhile. */
  is: 'awaited' | 'coming' | 'givenUp';
}

export function makeScreenPictures(parts: Dependencies): ScreenPictures {
  const { db, clock, storage, strays, findSignage, commands } = parts;
  /** The last one of each screen that is still to come, or never will. */
  const asked = new Map<number, Asked>();

  const ageOf = (at: Date): number => clock.now().getTime() - at.getTime();
  const isFresh = ({ takenAt }: ScreenPicture): boolean => ageOf(takenAt) < commandTiming.keepPicture;

  /** One that somebody still waits for: whoever asks meanwhile gets the same. */
  const isUnderway = ({ is, at }: Asked): boolean => is !== 'givenUp' && ageOf(at) < commandTiming.pictureWait;

  /** The screen that the caller is, if it was asked for this picture lately. */
  async function askedScreen(principal: LoggedIn, pictureId: string) {
    const { signage } = await findSignage(principal, 'screen.report', 'SELF');
    const wanted = asked.get(signage.id);
    const isLate = wanted && ageOf(wanted.at) > commandTiming.pictureTaken;
    if (wanted?.pictureId !== pictureId || wanted.is === 'coming' || isLate) throw new Refusal('requestOver');
    return { signage, wanted };
  }

  async function keep({ id: signageId, companyId }: Signage, pictureId: string, image: UploadedFile): Promise<void> {
    const file = `screens/${companyId}/${randomUUID()}.webp`;
    await strays.put(file, await makeScreenPicture(image.path));
    const before = await db.transaction(async (tx) => {
      const held = await holdPicture(tx, signageId);
      await putPicture(tx, { signageId, companyId, pictureId, file, takenAt: clock.now() });
      await strays.claim(tx, file);
      if (held) await strays.release(tx, held.file);
      return held;
    });
    if (before) await strays.remove(before.file);
  }

  async function remove(picture: ScreenPicture): Promise<void> {
    await db.transaction(async (tx) => {
      if (await removePicture(tx, picture)) await strays.release(tx, picture.file);
    });
    await strays.remove(picture.file);
  }

  return {
    async ask(principal, id) {
      const before = asked.get(id);
      if (before && isUnderway(before)) {
        await commands.samePicture(principal, id);
        return before.pictureId;
      }
      const wanted: Asked = { pictureId: randomUUID(), at: clock.now(), is: 'awaited' };
      // Before it is told: the screen may be quick.
      asked.set(id, wanted);
      try {
        await commands.picture(principal, id, wanted.pictureId);
      } catch (refused) {
        if (asked.get(id) === wanted) asked.delete(id);
        throw refused;
      }
      return wanted.pictureId;
    },
    async add(principal, pictureId, image) {
      const { signage, wanted } = await askedScreen(principal, pictureId);
      wanted.is = 'coming';
      try {
        await keep(signage, pictureId, image);
        if (asked.get(signage.id) === wanted) asked.delete(signage.id);
      } finally {
        wanted.is = 'awaited';
      }
    },
    async giveUp(principal, pictureId) {
      const { wanted } = await askedScreen(principal, pictureId);
      wanted.is = 'givenUp';
    },
    async newest(signageId) {
      const kept = await findPicture(db, signageId);
      const last = asked.get(signageId);
      return {
        kept: kept && isFresh(kept) ? kept : undefined,
        failedId: last?.is === 'givenUp' ? last.pictureId : undefined,
      };
    },
    async find(principal, id, pictureId) {
      await findSignage(principal, 'signage.manage', id);
      const picture = await findPicture(db, id);
      if (picture?.pictureId !== pictureId || !isFresh(picture)) throw new Refusal('notFound');
      return findStoredFile(storage, picture.file);
    },
    async sweep() {
      const old = new Date(clock.now().getTime() - commandTiming.keepPicture);
      for (const picture of await picturesBefore(db, old)) await remove(picture);
    },
  };
}
