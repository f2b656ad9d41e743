import { timing } from '@mukae/contract/domain/reception/timing';
import type { LoggedIn } from '#platform/access/principal';
import type { UploadedFile } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { makeCapture } from '#platform/picture/capture';
import { Refusal } from '#platform/refusals/refusal';
import type { Storage } from '#platform/storage/storage';
import { findStoredFile, type StoredFile } from '#platform/storage/storedFile';
import { addCapture, capturesBefore, findCapture, removeCapture } from './captures.repo';
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
  desks: Desks;
}

export function makeCaptures({ db, clock, storage, desks }: Dependencies): Captures {
  async function remove(requestId: string, file: string): Promise<void> {
    await storage.remove(file);
    await removeCapture(db, requestId);
  }

  return {
    async add({ person }, requestId, image) {
      const signage = await signageOfUser(db, person.userId);
      const desk = signage && (await desks.of(signage.companyId));
      if (!signage || desk?.now.requests.get(requestId)?.signageId !== signage.id) throw new Refusal('requestOver');
      const picture = await makeCapture(image.path);
      const file = `captures/${signage.companyId}/${requestId}.webp`;
      const capture = { requestId, companyId: signage.companyId, signageId: signage.id, file, takenAt: clock.now() };
      if (!(await addCapture(db, capture))) return;
      await storage.put(file, picture);
      await desk.happen({ type: 'pictured', signageId: signage.id, requestId });
    },
    async find(principal, requestId) {
      const capture = await findCapture(db, requestId);
      if (!capture) throw new Refusal('notFound');
      placeWithin(principal, await desks.of(capture.companyId), capture.signageId);
      return findStoredFile(storage, capture.file);
    },
    async sweep() {
      const old = new Date(clock.now().getTime() - timing.keepPicture);
      for (const { requestId, file } of await capturesBefore(db, old)) await remove(requestId, file);
    },
  };
}
