import { namesShown } from '@mukae/contract/domain/text/namesInShort';
import type { Showing } from '#features/media';
import type { Database } from '#platform/db/database';
import { firstOfEach } from '#platform/db/firstOf';
import { mediaDraftedFor } from './drafts.repo';
import { mediaShownTo, signagesShowing } from './templates.repo';

/** Which screens show which media. */
export const makeShowing = (db: Database): Showing => ({
  async usesOf(mediaIds) {
    return firstOfEach(
      await signagesShowing(db, mediaIds, namesShown.inList),
      ({ mediaId }) => mediaId,
      ({ signageId, name, storeName }) => ({ signageId, name, storeName: storeName ?? '' }),
    );
  },
  /** What is in hand may be looked at on the screen itself. */
  async shownTo(userId) {
    return [...(await mediaShownTo(db, userId)), ...(await mediaDraftedFor(db, userId))];
  },
});
