import { storeCalls } from '@mukae/contract/calls/stores';
import type { Database } from '../../platform/db/database';
import { type Handler, handle } from '../../platform/http/handler';
import type { LoggedIn } from '../../platform/http/principal';
import { reachOf } from '../../platform/http/reach';
import { Refusal } from '../../platform/http/refusal';
import { findStore, type StoreRow, storesWithin } from './stores.repo';

const presentStore = ({ person }: LoggedIn, { id, name, companyName }: StoreRow) => ({
  id,
  name,
  companyName,
  isOwnConfig: person.storeId === id,
});

export const storeHandlers = (db: Database): Handler[] => [
  handle(storeCalls.getStore, async ({ principal, input: { targetStoreId, companyId } }) => {
    const reach = reachOf(principal, 'store.read', companyId);
    if (targetStoreId === undefined) {
      return (await storesWithin(db, reach)).map((store) => presentStore(principal, store));
    }
    const store = await findStore(db, reach, targetStoreId);
    if (!store) throw new Refusal('notFound');
    return presentStore(principal, store);
  }),
];
