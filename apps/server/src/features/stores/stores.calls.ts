import { scopeOf } from '@mukae/contract/access/access';
import { storeCalls } from '@mukae/contract/calls/stores';
import type { Database } from '../../platform/db/database';
import { type Handler, handle } from '../../platform/http/handler';
import type { LoggedIn } from '../../platform/http/principal';
import { Refusal } from '../../platform/http/refusal';
import { findStore, type StoreReach, type StoreRow, storesWithin } from './stores.repo';

/** An id that no row has: who has no store or company sees none. */
const none = 0;

function reachOf({ caller, person }: LoggedIn, namedCompany: number | undefined): StoreReach {
  const scope = scopeOf(caller, 'store.read');
  if (scope === 'own') return { store: person.storeId ?? none };
  if (scope === 'all') return namedCompany === undefined ? 'all' : { company: namedCompany };
  return { company: person.companyId ?? none };
}

const presentStore = ({ person }: LoggedIn, { id, name, companyName }: StoreRow) => ({
  id,
  name,
  companyName,
  isOwnConfig: person.storeId === id,
});

export const storeHandlers = (db: Database): Handler[] => [
  handle(storeCalls.getStore, async ({ principal, input: { targetStoreId, companyId } }) => {
    const reach = reachOf(principal, companyId);
    if (targetStoreId === undefined) {
      return (await storesWithin(db, reach)).map((store) => presentStore(principal, store));
    }
    const store = await findStore(db, reach, targetStoreId);
    if (!store) throw new Refusal('notFound');
    return presentStore(principal, store);
  }),
];
