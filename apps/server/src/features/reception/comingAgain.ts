import type { Link } from '@mukae/contract/domain/reception/link';
import type { Logger } from '#platform/log/logger';
import type { Comings } from './comings';
import type { Connections } from './connections';
import type { MovedParties } from './desks';
import type { DeskView } from './deskView';

/** Whoever is here and whom a desk does not know of comes to it again: its holder is new, or took her for lost. */
interface ComingAgain {
  /** Somebody else holds the desk than before. */
  heldAnew(companyId: number): void;
  /** Something became of these at the desk. */
  followed(desk: DeskView, moved: MovedParties): void;
  carryOut(): Promise<void>;
}

interface Dependencies {
  connections: Connections;
  comings(): Pick<Comings, 'comeAgain'>;
  log: Logger;
}

/** Who said goodbye is not looked for. */
const isLost = (party: { link: Link } | undefined): boolean => party?.link.is === 'lost';

export function makeComingAgain({ connections, comings, log }: Dependencies): ComingAgain {
  const unheard = new Set<number>();

  const hasPageHere = (userId: number | undefined): boolean =>
    userId !== undefined && connections.ofUser(userId).length > 0;

  const isAnyTakenForLost = ({ now, places }: DeskView, { signageIds, userIds }: MovedParties): boolean =>
    userIds.some((id) => isLost(now.operators.get(id)) && hasPageHere(id)) ||
    signageIds.some((id) => isLost(now.signages.get(id)) && hasPageHere(places.signages.get(id)?.userId));

  async function comeTo(companyId: number): Promise<void> {
    unheard.delete(companyId);
    try {
      await comings().comeAgain(companyId);
    } catch (failure) {
      unheard.add(companyId);
      log.warn({ err: failure, companyId }, 'a desk does not know yet who is here');
    }
  }

  return {
    heldAnew: (companyId) => void unheard.add(companyId),
    followed(desk, moved) {
      if (isAnyTakenForLost(desk, moved)) unheard.add(desk.companyId);
    },
    async carryOut() {
      await Promise.all([...unheard].map(comeTo));
    },
  };
}
