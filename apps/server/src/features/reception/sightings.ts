import type { Meeting } from '@mukae/contract/domain/reservation/meeting';
import type { Logger } from '#platform/log/logger';
import type { Comings } from './comings';
import type { PageConnection } from './connections';

/** Of a device, or of whoever came by the link of a reservation. */
export type NoteSighting = (signageId: number, meeting: Meeting | null) => Promise<void>;

/** Screens that come and go are noted, so that it is known of one that is away since when. */
export function notingScreens(comings: Comings, note: NoteSighting, log: Logger): Comings {
  async function noteScreen({ signage, principal }: PageConnection): Promise<void> {
    if (!signage) return;
    try {
      await note(signage.id, principal.caller === 'visiting' ? principal.meeting : null);
    } catch (failure) {
      log.warn({ err: failure, signageId: signage.id }, 'that a screen was seen was not written down');
    }
  }

  return {
    ...comings,
    async enter(connection, coming) {
      const entry = await comings.enter(connection, coming);
      if (entry === 'in') await noteScreen(connection);
      return entry;
    },
    async leave(connection) {
      await comings.leave(connection);
      await noteScreen(connection);
    },
  };
}
