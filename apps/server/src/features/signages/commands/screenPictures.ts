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
import { askUnlessUnderway, dropAsked, findAsked, moveAsked } from './askedPictures.repo';
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

export function makeScreenPictures(parts: Dependencies): ScreenPictures {
  const { db, clock, storage, strays, findSignage, commands } = parts;
  const ageOf = (at: Date): number => clock.now().getTime() - at.getTime();
  const isFresh = ({ takenAt }: ScreenPicture): boolean => ageOf(takenAt) < commandTiming.keepPicture;

  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);

  /** The screen that the caller is, if it was asked for this picture lately; from now on it is so far. */
  async function askedScreen(principal: LoggedIn, pictureId: string, to: 'coming' | 'givenUp'): Promise<Signage> {
    const { signage } = await findSignage(principal, 'screen.report', 'SELF');
    const step = { from: 'awaited', to, since: ago(commandTiming.pictureTaken) } as const;
    if (!(await moveAsked(db, { signageId: signage.id, pictureId }, step))) throw new Refusal('requestOver');
    return signage;
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
      const wanted = { signageId: id, pictureId: randomUUID(), askedAt: clock.now(), is: 'awaited' } as const;
      await findSignage(principal, 'signage.manage', id);
      // Before it is told: the screen may be quick. Whoever asks while somebody waits gets the same.
      const asked = await askUnlessUnderway(db, wanted, ago(commandTiming.pictureWait));
      if (asked.pictureId !== wanted.pictureId) {
        await commands.samePicture(principal, id);
        return asked.pictureId;
      }
      try {
        await commands.picture(principal, id, wanted.pictureId);
      } catch (refused) {
        await dropAsked(db, wanted);
        throw refused;
      }
      return wanted.pictureId;
    },
    async add(principal, pictureId, image) {
      const signage = await askedScreen(principal, pictureId, 'coming');
      const which = { signageId: signage.id, pictureId };
      try {
        await keep(signage, pictureId, image);
      } catch (failure) {
        await moveAsked(db, which, { from: 'coming', to: 'awaited', since: ago(commandTiming.pictureTaken) });
        throw failure;
      }
      await dropAsked(db, which);
    },
    async giveUp(principal, pictureId) {
      await askedScreen(principal, pictureId, 'givenUp');
    },
    async newest(signageId) {
      const kept = await findPicture(db, signageId);
      const last = await findAsked(db, signageId);
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
