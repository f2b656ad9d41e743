import { accountCalls } from '@mukae/contract/calls/accounts';
import { reachOf } from '#platform/access/reach';
import { type Handler, handleFile } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Storage } from '#platform/storage/storage';
import { findStoredFile } from '#platform/storage/storedFile';
import { pictureKey } from './userPictures';
import { findUser } from './users.repo';

export const userPictureHandler = ({ db, storage }: { db: Database; storage: Storage }): Handler =>
  handleFile(accountCalls.getUserPicture, async ({ input, principal }) => {
    const user = await findUser(db, reachOf(principal, 'user.picture'), input.userId);
    // One that was replaced may stay in the storage for a while.
    if (user?.picture !== input.version.replace('.webp', '')) throw new Refusal('notFound');
    const file = await findStoredFile(storage, pictureKey(user.id, user.picture));
    return {
      ...file,
      contentType: 'image/webp',
      version: input.version,
      cacheControl: 'private, max-age=31536000, immutable',
    };
  });
