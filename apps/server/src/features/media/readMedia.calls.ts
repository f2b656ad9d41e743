import { can } from '@mukae/contract/access/access';
import { mediaCalls } from '@mukae/contract/calls/media';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { presentMedium } from './media.present';
import { listMedia, type MediaQuery, type Medium } from './media.repo';
import type { MediaLibrary, MediumPlaces, Showing } from './media.service';

interface Dependencies {
  db: Database;
  library: MediaLibrary;
  showing: Showing;
}

export function readMediaHandlers({ db, library, showing }: Dependencies): Handler[] {
  /** Whoever manages the screens is told which of them show what, and with which answers it comes. */
  async function placesOf({ caller }: LoggedIn, media: readonly Medium[]): Promise<(id: number) => MediumPlaces> {
    if (!can(caller, 'signage.manage')) return () => ({ screens: undefined, questions: undefined });
    const ids = media.map(({ id }) => id);
    const [screens, questions] = await Promise.all([showing.usesOf(ids), showing.questionsWith(ids)]);
    return (id) => ({ screens: screens.get(id), questions: questions.get(id) });
  }

  async function listed(principal: LoggedIn, { companyId, ...query }: MediaQuery & { companyId?: number | undefined }) {
    const reach = reachOf(principal, 'media.read', companyId);
    const { rows, total } = await listMedia(db, reach, await library.ownOf(reach), query);
    const places = await placesOf(principal, rows);
    return { rows: rows.map((medium) => presentMedium(medium, places(medium.id))), total };
  }

  return [
    handle(mediaCalls.getMedia, async ({ input, principal }) => {
      const medium = await library.find(principal, input.targetId);
      const places = await placesOf(principal, [medium]);
      return presentMedium(medium, places(medium.id));
    }),
    handle(mediaCalls.listMedia, async ({ input, principal }) => (await listed(principal, input)).rows),
    handle(mediaCalls.pageOfMedia, async ({ input, principal }) => ({
      result: 'OK',
      ...(await listed(principal, input)),
    })),
  ];
}
