import { addStore } from '#features/stores';
import type { TestService } from './testService';

/** One more store of a company. */
export const addStoreNamed = ({ db, clock }: TestService, companyId: number, name: string): Promise<number> =>
  db.transaction((tx) => addStore(tx, { companyId, name, createdAt: clock.now() }));
