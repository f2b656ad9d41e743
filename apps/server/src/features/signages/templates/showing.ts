import { namesShown } from '@mukae/contract/domain/text/namesInShort';
import { questionsWithPicture } from '#features/answers';
import type { Showing } from '#features/media';
import type { Database } from '#platform/db/database';
import { firstOfEach } from '#platform/db/firstOf';
import { picturesAnsweredOn } from './answered.repo';
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
  questionsWith: (mediaIds) => questionsWithPicture(db, mediaIds, namesShown.inList),
  /** What is in hand may be looked at on the screen itself; what comes with an answer is shown to whoever asks there. */
  async shownTo(userId) {
    return [
      ...(await mediaShownTo(db, userId)),
      ...(await mediaDraftedFor(db, userId)),
      ...(await picturesAnsweredOn(db, userId)),
    ];
  },
});
