import type { Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Sessions } from './sessions';
import { findUser } from './users.repo';

interface Dependencies {
  db: Database;
  sessions: Sessions;
  audit: Audit;
}

/** An administrator logs somebody out everywhere, a person or a signage. */
export const makeForcedLogout =
  ({ db, sessions, audit }: Dependencies) =>
  async (principal: LoggedIn, userId: number): Promise<void> => {
    const user = await findUser(db, reachOf(principal, 'user.manage'), userId);
    if (!user) throw new Refusal('notFound');
    await db.transaction(async (tx) => {
      await sessions.closeAllOf(tx, user.id);
      const { companyId, name: subject } = user;
      await audit.record(tx, principal.person, { companyId, action: 'user.loggedOut', subject });
    });
    sessions.forget(user.id);
  };
