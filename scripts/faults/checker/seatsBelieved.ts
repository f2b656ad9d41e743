import type { PageView, Told } from '../history/entry';
import { stretchesWhere } from './connected';
import { grouped } from './grouped';
import { crowding, lengthOf, merged } from './spans';
import type { Violation } from './violation';

const rule = 'no more people are on standby or in a call than there are seats';

/** What one page heard another may hear a moment later. */
const toleranceMs = 10_000;

const sits = (view: PageView | undefined): boolean =>
  view?.of === 'operator' && (view.status === 'Active' || view.status === 'Standby');

export function seatsBelieved({ history, rows }: Told): Violation[] {
  const sitting = grouped(stretchesWhere(history, sits), ({ party }) => party.companyId);
  return [...sitting].flatMap(([companyId, stretches]) => {
    const seats = rows.channels.get(companyId) ?? 0;
    return merged(crowding(stretches).filter(({ count }) => count > seats))
      .filter((span) => lengthOf(span) > toleranceMs)
      .map(({ from }) => ({ rule, says: `company ${companyId} has ${seats}`, at: from, about: [] }));
  });
}
