import { can } from '@mukae/contract/access/access';
import { mediaCalls } from '@mukae/contract/calls/media';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { presentMedium } from './media.present';
import { listMedia, type MediaQuery, type Medium } from './media.repo';
import type { MediaLibrary, Showing, Uses } from './media.service';

interface Dependencies {
  db: Database;
  library: MediaLibrary;
  showing: Showing;
}

export function readMediaHandlers({ db, library, showing }: Dependencies): Handler[] {
  /** Whoever manages the screens is told which of them show what. */
  const usesOf = async ({ caller }: LoggedIn, media: readonly Medium[]): Promise<ReadonlyMap<number, Uses>> =>
    can(caller, 'signage.manage') ? showing.usesOf(media.map(({ id }) => id)) : new Map();

  async function listed(principal: LoggedIn, { companyId, ...query }: MediaQuery & { companyId?: number | undefined }) {
    const reach = reachOf(principal, 'media.read', companyId);
    const { rows, total } = await listMedia(db, reach, await library.ownOf(reach), query);
    const uses = await usesOf(principal, rows);
    return { rows: rows.map((medium) => presentMedium(medium, uses.get(medium.id))), total };
  }

  return [
    handle(mediaCalls.getMedia, async ({ input, principal }) => {
      const medium = await library.find(principal, input.targetId);
      return presentMedium(medium, (await usesOf(principal, [medium])).get(medium.id));
    }),
    handle(mediaCalls.listMedia, async ({ input, principal }) => (await listed(principal, input)).rows),
    handle(mediaCalls.pageOfMedia, async ({ input, principal }) => ({
      result: 'OK',
      ...(await listed(principal, input)),
    })),
  ];
}
