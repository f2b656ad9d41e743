import { randomBytes } from 'node:crypto';
import type { UploadedFile } from '#platform/calls/handler';
import type { Database, Transaction } from '#platform/db/database';
import { makeThumbnail } from '#platform/picture/thumbnail';
import type { StrayFiles } from '#platform/storage/strayFiles';
import { reserveUserId } from './users.repo';

/** The pictures of people and signages. Each upload has a name of its own, so browsers can keep it for ever. */
export interface UserPictures {
  /** Stored, but nobody's until a row has it. */
  store(userId: number, image: UploadedFile): Promise<string>;
  /** In the transaction of the row: it has the new one, and the one before is nobody's. */
  exchange(tx: Transaction, userId: number, before: string | null, after: string | null): Promise<void>;
  /** One that is nobody's. */
  remove(userId: number, version: string): Promise<void>;
}

export const pictureKey = (userId: number, version: string): string => `users/${userId}/${version}.webp`;

export const makeUserPictures = (strays: StrayFiles): UserPictures => ({
  async store(userId, image) {
    const thumbnail = await makeThumbnail(image.path);
    const version = randomBytes(8).toString('hex');
    await strays.put(pictureKey(userId, version), thumbnail);
    return version;
  },
  async exchange(tx, userId, before, after) {
    if (after !== null) await strays.claim(tx, pictureKey(userId, after));
    if (before !== null) await strays.release(tx, pictureKey(userId, before));
  },
  remove: (userId, version) => strays.remove(pictureKey(userId, version)),
});

/**
 * Stores a picture, then does what makes it the shown one. If that fails the new file goes, otherwise the one that
 * was shown before.
 */
async function storing<Result>(
  pictures: UserPictures,
  user: { id: number; picture: string | null },
  image: UploadedFile,
  use: (version: string) => Promise<Result>,
): Promise<Result> {
  const version = await pictures.store(user.id, image);
  const result = await use(version).catch(async (failure) => {
    await pictures.remove(user.id, version);
    throw failure;
  });
  if (user.picture !== null) await pictures.remove(user.id, user.picture);
  return result;
}

/** Changes somebody, perhaps with a new picture. */
export const withPicture = <Result>(
  pictures: UserPictures,
  user: { id: number; picture: string | null },
  image: UploadedFile | undefined,
  change: (version: string | undefined) => Promise<Result>,
): Promise<Result> => (image ? storing(pictures, user, image, change) : change(undefined));

/** What the row of somebody begins with whose picture was stored before it. */
export interface Pictured {
  id: number;
  picture: string;
}

/** Adds somebody, perhaps with a picture. */
export async function withFirstPicture<Result>(
  db: Database,
  pictures: UserPictures,
  image: UploadedFile | undefined,
  add: (pictured: Pictured | undefined) => Promise<Result>,
): Promise<Result> {
  if (!image) return add(undefined);
  const id = await reserveUserId(db);
  return storing(pictures, { id, picture: null }, image, (picture) => add({ id, picture }));
}
