import { can } from '@mukae/contract/access/access';
import { ok } from '@mukae/contract/calls/answers';
import { type StoreAnswer, storeCalls } from '@mukae/contract/calls/stores';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { handleAdding } from '#platform/calls/handleAdding';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import type { FirstOf } from '#platform/db/firstOf';
import { confirmFirst } from '#platform/refusals/confirmFirst';
import { Refusal } from '#platform/refusals/refusal';
import type { StoreChanges } from './changeStores';
import { findStore, listStores, type StoreQuery, type StoreRow } from './stores.repo';

/** What stands and who works in stores, as those know who keep it. */
interface StoreContents {
  signages(storeIds: readonly number[]): Promise<ReadonlyMap<number, FirstOf<{ id: number; name: string }>>>;
  operators(storeIds: readonly number[]): Promise<ReadonlyMap<number, FirstOf<{ userId: number; name: string }>>>;
}

interface Dependencies {
  db: Database;
  contents: StoreContents;
  changes: StoreChanges;
}

export function storeHandlers({ db, contents, changes }: Dependencies): Handler[] {
  /** A screen knows the name of its store, and nothing of what else is there. */
  async function present({ person, caller }: LoggedIn, stores: readonly StoreRow[]): Promise<StoreAnswer[]> {
    const ids = can(caller, 'colleague.read') ? stores.map(({ id }) => id) : [];
    const [signages, operators] = await Promise.all([contents.signages(ids), contents.operators(ids)]);
    return stores.map(({ id, ...store }) => ({
      ...store,
      id,
      isOwnConfig: person.storeId === id,
      signages: signages.get(id)?.first ?? [],
      signageCount: signages.get(id)?.count ?? 0,
      users: operators.get(id)?.first ?? [],
      userCount: operators.get(id)?.count ?? 0,
    }));
  }

  async function listed(principal: LoggedIn, { companyId, ...query }: StoreQuery & { companyId?: number | undefined }) {
    const { rows, total } = await listStores(db, reachOf(principal, 'store.read', companyId), query);
    return { rows: await present(principal, rows), total };
  }

  return [
    handle(storeCalls.getStore, async ({ principal, input }) => {
      const store = await findStore(db, reachOf(principal, 'store.read'), input.targetStoreId);
      const [answer] = store ? await present(principal, [store]) : [];
      if (!answer) throw new Refusal('notFound');
      return answer;
    }),

    handle(storeCalls.listStores, async ({ principal, input }) => (await listed(principal, input)).rows),

    handle(storeCalls.pageOfStores, async ({ principal, input }) => ({
      result: 'OK',
      ...(await listed(principal, input)),
    })),

    handleAdding(storeCalls.addStore, async ({ principal, input, language, noteAdded }) => {
      const outcome = await changes.add(principal, input, noteAdded);
      return outcome === 'askFirst' ? confirmFirst('sameStoreName', language) : outcome;
    }),

    handle(storeCalls.updateStore, async ({ principal, input, language }) => {
      const outcome = await changes.change(principal, input);
      return outcome === 'askFirst' ? confirmFirst('sameStoreName', language) : ok;
    }),

    handle(storeCalls.deleteStore, async ({ principal, input }) => {
      await changes.remove(principal, input.targetStoreId);
      return ok;
    }),
  ];
}
