import { randomBytes } from 'node:crypto';
import { pictureMaxBytes } from '@mukae/contract/domain/media/media';
import type { UploadedFile } from '../../platform/http/handler';
import { Refusal } from '../../platform/http/refusal';
import { makeThumbnail } from '../../platform/picture/thumbnail';
import type { Storage } from '../../platform/storage/storage';

/** The pictures of people and signages. Each upload has a name of its own, so browsers can keep it for ever. */
export interface UserPictures {
  store(userId: number, image: UploadedFile): Promise<string>;
  remove(userId: number, version: string): Promise<void>;
}

export const pictureKey = (userId: number, version: string): string => `users/${userId}/${version}.webp`;

export const makeUserPictures = (storage: Storage): UserPictures => ({
  async store(userId, image) {
    if (image.size > pictureMaxBytes) throw new Refusal('imageTooLarge');
    const thumbnail = await makeThumbnail(image.path);
    const version = randomBytes(8).toString('hex');
    await storage.put(pictureKey(userId, version), thumbnail);
    return version;
  },
  remove: (userId, version) => storage.remove(pictureKey(userId, version)),
});

/**
 * Stores a picture, then does what makes it the shown one. If that fails the new file goes, otherwise the one that
 * was shown before.
 */
export async function withPicture<Result>(
  pictures: UserPictures,
  user: { id: number; picture: string | null },
  image: UploadedFile | undefined,
  use: (version: string | undefined) => Promise<Result>,
): Promise<Result> {
  if (!image) return use(undefined);
  const version = await pictures.store(user.id, image);
  const result = await use(version).catch(async (failure) => {
    await pictures.remove(user.id, version);
    throw failure;
  });
  if (user.picture !== null) await pictures.remove(user.id, user.picture);
  return result;
}
