import { randomUUID } from 'node:crypto';
import { timing } from '@mukae/contract/domain/reception/timing';
import type { LoggedIn } from '#platform/access/principal';
import type { UploadedFile } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { makeCapture } from '#platform/picture/capture';
import { Refusal } from '#platform/refusals/refusal';
import type { Storage } from '#platform/storage/storage';
import { findStoredFile, type StoredFile } from '#platform/storage/storedFile';
import type { StrayFiles } from '#platform/storage/strayFiles';
import { type Capture, capturesBefore, findCapture, removeCapture } from './captures.repo';
import type { Desks } from './desks';
import { signageOfUser } from './places.repo';
import { placeWithin } from './reach';

/** The pictures of visitors who call. */
export interface Captures {
  add(principal: LoggedIn, requestId: string, image: UploadedFile): Promise<void>;
  find(principal: LoggedIn, requestId: string): Promise<StoredFile>;
  /** None is kept for more than a day. */
  sweep(): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  storage: Storage;
  strays: StrayFiles;
  desks: Desks;
}

export function makeCaptures({ db, clock, storage, strays, desks }: Dependencies): Captures {
  async function remove({ requestId, file }: Capture): Promise<void> {
    await db.transaction(async (tx) => {
      if (await removeCapture(tx, requestId)) await strays.release(tx, file);
    });
    await strays.remove(file);
  }

  /** An open request of the signage that the caller is. */
  async function requestOf({ person }: LoggedIn, requestId: string) {
    const signage = await signageOfUser(db, person.userId);
    if (!signage) throw new Refusal('requestOver');
    const desk = await desks.of(signage.companyId);
    const request = desk.now.requests.get(requestId);
    if (request?.signageId !== signage.id) throw new Refusal('requestOver');
    return { desk, request };
  }

  return {
    async add(principal, requestId, image) {
      const { desk, request } = await requestOf(principal, requestId);
      const before = request.hasPicture ? await findCapture(db, requestId) : undefined;
      if (before && (await storage.sizeOf(before.file)) !== undefined) return;
      const { signageId } = request;
      const { companyId } = desk;
      const file = `captures/${companyId}/${randomUUID()}.webp`;
      await strays.put(file, await makeCapture(image.path));
      const capture = { requestId, signageId, file, takenAt: clock.now().getTime(), lost: before?.file ?? null };
      await desk
        .happen({ type: 'pictured', signageId, requestId }, { is: 'pictured', ...capture })
        .catch(async (failure) => {
          await strays.remove(file);
          throw failure;
        });
    },
    async find(principal, requestId) {
      const capture = await findCapture(db, requestId);
      if (!capture) throw new Refusal('notFound');
      placeWithin(principal, await desks.of(capture.companyId), capture.signageId);
      return findStoredFile(storage, capture.file);
    },
    async sweep() {
      const old = new Date(clock.now().getTime() - timing.keepPicture);
      for (const capture of await capturesBefore(db, old)) await remove(capture);
    },
  };
}
