import { namesShown } from '@mukae/contract/domain/text/namesInShort';
import type { Showing } from '#features/media';
import type { Database } from '#platform/db/database';
import { firstOfEach } from '#platform/db/firstOf';
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
  shownTo: (userId) => mediaShownTo(db, userId),
});
