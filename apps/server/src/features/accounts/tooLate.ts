import { violatesForeignKey, violatesUnique } from '#platform/db/failures';
import { Refusal } from '#platform/refusals/refusal';

/** What the database refuses when somebody else was faster: the login id is taken, or the store is gone. */
export const tooLate =
  (taken: 'alreadyRegistered' | 'loginIdTaken') =>
  (failure: unknown): never => {
    if (violatesUnique(failure, 'users_login_id')) throw new Refusal(taken, { cause: failure });
    if (violatesForeignKey(failure, 'users_store_id_stores_id_fk')) throw new Refusal('notFound', { cause: failure });
    throw failure;
  };
