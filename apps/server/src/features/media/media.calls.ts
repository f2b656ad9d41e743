import { can } from '@mukae/contract/access/access';
import { ok } from '@mukae/contract/calls/answers';
import { mediaCalls } from '@mukae/contract/calls/media';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { confirmFirst } from '#platform/refusals/confirmFirst';
import type { Storage } from '#platform/storage/storage';
import { addMediaHandlers } from './addMedia.calls';
import type { MediaLibrary, Showing, Uses } from './media.service';
import { mediaFileHandlers } from './mediaFiles.calls';
import { readMediaHandlers } from './readMedia.calls';

interface Dependencies {
  db: Database;
  storage: Storage;
  library: MediaLibrary;
  showing: Showing;
}

/** Where it is used: the first screens by name, and that there are more. */
function placesOf({ first, count }: Uses): string[] {
  const named = first.map(({ name, storeName }) => `・${[storeName, name].filter(Boolean).join(' ')}`);
  return count > first.length ? [...named, '…'] : named;
}

export const mediaHandlers = (media: Dependencies): Handler[] => [
  ...readMediaHandlers(media),
  ...addMediaHandlers(media.library),
  ...mediaFileHandlers(media),

  ...[mediaCalls.updateMedia, mediaCalls.renameMedia].map((call) =>
    handle(call, async ({ input: { targetId: id, name, version: seenVersion }, principal }) => {
      await media.library.rename(principal, { id, name, seenVersion });
      return ok;
    }),
  ),

  handle(mediaCalls.deleteMedia, async ({ input, principal, language }) => {
    const outcome = await media.library.remove(principal, input.targetId, input.isForceSubmit);
    if (outcome === 'removed') return ok;
    const places = can(principal.caller, 'signage.manage') ? placesOf(outcome.asksAbout) : [];
    return confirmFirst('mediaInUse', language, places);
  }),
];
