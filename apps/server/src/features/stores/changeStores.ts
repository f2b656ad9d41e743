import type { InputOf } from '@mukae/contract/calls/call';
import { type storeCalls, storeFields } from '@mukae/contract/calls/stores';
import { changesInWords } from '@mukae/contract/domain/audit/changesInWords';
import { changed } from '@mukae/contract/domain/change/changed';
import { openingTelling } from '@mukae/contract/domain/hours/openingTelling';
import type { Audit } from '#features/audit';
import { companyIn } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { violatesForeignKey } from '#platform/db/failures';
import type { NoteAdded } from '#platform/once/once';
import { Refusal } from '#platform/refusals/refusal';
import { addStore, findStore, hasStoreNamesake, removeStore, type StoreRow, saveStore } from './stores.repo';

type NewStore = InputOf<typeof storeCalls.addStore>;
type WantedStore = InputOf<typeof storeCalls.updateStore>;

export interface StoreChanges {
  /** Both ask first when another store has the name. */
  add(principal: LoggedIn, store: NewStore, noteAdded: NoteAdded): Promise<number | 'askFirst'>;
  change(principal: LoggedIn, wanted: WantedStore): Promise<'changed' | 'askFirst'>;
  remove(principal: LoggedIn, id: number): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
}

export function makeStoreChanges({ db, clock, audit }: Dependencies): StoreChanges {
  async function find(principal: LoggedIn, id: number): Promise<StoreRow> {
    const store = await findStore(db, reachOf(principal, 'store.manage'), id);
    if (!store) throw new Refusal('notFound');
    return store;
  }

  return {
    async add(principal, { name, companyId: named, isForced }, noteAdded) {
      const companyId = await companyIn(db, reachOf(principal, 'store.manage', named));
      if (!isForced && (await hasStoreNamesake(db, { companyId }, name))) return 'askFirst';
      return db.transaction(async (tx) => {
        const id = await addStore(tx, { companyId, name, createdAt: clock.now() });
        await audit.record(tx, principal.person, { companyId, action: 'store.added', subject: name });
        await noteAdded(tx, id);
        return id;
      });
    },

    async change(principal, { id, seenVersion, isForced, ...wanted }) {
      const store = await find(principal, id);
      if (seenVersion !== undefined && seenVersion !== store.version) throw new Refusal('changedMeanwhile');
      const change = changed(store, wanted, storeFields);
      if (Object.keys(change).length === 0) return 'changed';
      const { name } = change;
      if (name !== undefined && !isForced && (await hasStoreNamesake(db, store, name))) return 'askFirst';
      await db.transaction(async (tx) => {
        if (!(await saveStore(tx, id, change, seenVersion ?? store.version))) throw new Refusal('changedMeanwhile');
        await audit.record(tx, principal.person, {
          companyId: store.companyId,
          action: 'store.changed',
          subject: store.name,
          changes: changesInWords(store, change, openingTelling),
        });
      });
      return 'changed';
    },

    async remove(principal, id) {
      const { companyId, name } = await find(principal, id);
      await db
        .transaction(async (tx) => {
          if (!(await removeStore(tx, id))) throw new Refusal('notFound');
          await audit.record(tx, principal.person, { companyId, action: 'store.deleted', subject: name });
        })
        .catch((failure) => {
          throw violatesForeignKey(failure, 'users_store_id_stores_id_fk') ? new Refusal('storeInUse') : failure;
        });
    },
  };
}
