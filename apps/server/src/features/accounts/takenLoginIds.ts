import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import type { Throttle } from '#platform/throttle/throttle';
import type { User } from './users.repo';

/**
 * That a login id is taken has to be told, of other companies as well. It is counted before it is told:
 * otherwise somebody could open a company to find out who is registered.
 */
export type NoteTaken = (principal: LoggedIn, owners: readonly Pick<User, 'companyId'>[]) => Promise<void>;

interface Dependencies {
  db: Database;
  throttle: Throttle;
}

export const makeNoteTaken =
  ({ db, throttle }: Dependencies): NoteTaken =>
  async (principal, owners) => {
    if (reachOf(principal, 'user.read').kind === 'all') return;
    const { companyId, userId } = principal.person;
    const foreign = owners.filter((owner) => owner.companyId !== companyId);
    const key = companyId === null ? `user ${userId}` : String(companyId);
    await db.transaction((tx) => throttle.takeWithin(tx, { limit: 'foreignLoginIdsOfCompany', key }, foreign.length));
  };
