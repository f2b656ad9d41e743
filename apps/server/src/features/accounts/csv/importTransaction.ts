import { holdCompany } from '#features/companies';
import type { Database, Transaction } from '#platform/db/database';
import { violatesForeignKey, violatesUnique } from '#platform/db/failures';
import { Refusal } from '#platform/refusals/refusal';

/** Somebody else was faster: a login id is taken, or a store is gone. */
const isTooLate = (failure: unknown): boolean =>
  violatesUnique(failure, 'users_login_id') || violatesForeignKey(failure, 'users_store_id_stores_id_fk');

/** All rows or none, and one file of a company after another. */
export const inOneGo = <Result>(
  db: Database,
  companyId: number,
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  db
    .transaction(async (tx) => {
      await holdCompany(tx, companyId);
      return write(tx);
    })
    .catch((failure) => {
      throw isTooLate(failure) ? new Refusal('changedMeanwhile', { cause: failure }) : failure;
    });
