import { can } from '@mukae/contract/access/access';
import { ok } from '@mukae/contract/calls/answers';
import { mediaCalls } from '@mukae/contract/calls/media';
import type { Language } from '@mukae/contract/language';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import type { FirstOf } from '#platform/db/firstOf';
import { confirmFirst } from '#platform/refusals/confirmFirst';
import type { Storage } from '#platform/storage/storage';
import { addMediaHandlers } from './addMedia.calls';
import type { MediaLibrary, MediumPlaces, Showing } from './media.service';
import { mediaFileHandlers } from './mediaFiles.calls';
import { readMediaHandlers } from './readMedia.calls';

interface Dependencies {
  db: Database;
  storage: Storage;
  library: MediaLibrary;
  showing: Showing;
}

const answerTo = {
  ja: (question: string) => `「${question}」への答え`,
  en: (question: string) => `The answer to "${question}"`,
} as const;

function named<Item>(places: FirstOf<Item> | undefined, nameOf: (item: Item) => string): string[] {
  if (!places) return [];
  const { first, count } = places;
  const names = first.map((item) => `・${nameOf(item)}`);
  return count > first.length ? [...names, '…'] : names;
}

/** Where it is used: the first screens by name and the first questions, and that there are more. */
const placesOf = ({ screens, questions }: MediumPlaces, language: Language): string[] => [
  ...named(screens, ({ name, storeName }) => [storeName, name].filter(Boolean).join(' ')),
  ...named(questions, answerTo[language]),
];

export const mediaHandlers = (media: Dependencies): Handler[] => [
  ...readMediaHandlers(media),
  ...addMediaHandlers(media.library),
  ...mediaFileHandlers(media),

  ...[mediaCalls.updateMedia, mediaCalls.renameMedia].map((call) =>
    handle(call, async ({ input, principal }) => {
      await media.library.rename(principal, input);
      return ok;
    }),
  ),

  handle(mediaCalls.deleteMedia, async ({ input, principal, language }) => {
    const outcome = await media.library.remove(principal, input.targetId, input.isForced);
    if (outcome === 'removed') return ok;
    const places = can(principal.caller, 'signage.manage') ? placesOf(outcome.asksAbout, language) : [];
    return confirmFirst('mediaInUse', language, places);
  }),
];
