import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import { findByLoginId, type User } from './users.repo';

/**
 * That a login id is taken has to be told, of other companies as well. It is counted before it is told:
 * otherwise somebody could open a company to find out who is registered.
 */
export interface TakenLoginIds {
  note(principal: LoggedIn, owners: readonly Pick<User, 'companyId'>[]): Promise<void>;
  /** Refuses a login id that somebody else has than whose it is to be. */
  refuse(
    principal: LoggedIn,
    loginId: string,
    error: 'alreadyRegistered' | 'loginIdTaken',
    ownId?: number,
  ): Promise<void>;
}

interface Dependencies {
  db: Database;
  throttle: Throttle;
}

export function makeTakenLoginIds({ db, throttle }: Dependencies): TakenLoginIds {
  async function note(principal: LoggedIn, owners: readonly Pick<User, 'companyId'>[]): Promise<void> {
    if (reachOf(principal, 'user.read').kind === 'all') return;
    const { companyId, userId } = principal.person;
    const foreign = owners.filter((owner) => owner.companyId !== companyId);
    const key = companyId === null ? `user ${userId}` : String(companyId);
    await db.transaction((tx) => throttle.takeWithin(tx, { limit: 'foreignLoginIdsOfCompany', key }, foreign.length));
  }

  return {
    note,
    async refuse(principal, loginId, error, ownId) {
      const owner = await findByLoginId(db, loginId);
      if (!owner || owner.id === ownId) return;
      await note(principal, [owner]);
      throw new Refusal(error);
    },
  };
}
