import type { Database } from '../../platform/db/database';
import type { LoggedIn } from '../../platform/http/principal';
import { reachOf } from '../../platform/http/reach';
import { Refusal } from '../../platform/http/refusal';
import type { Sessions } from './sessions';
import { findUser } from './users.repo';

interface Dependencies {
  db: Database;
  sessions: Sessions;
}

/** An administrator logs somebody out everywhere, a person or a signage. */
export const makeForcedLogout =
  ({ db, sessions }: Dependencies) =>
  async (principal: LoggedIn, userId: number): Promise<void> => {
    const user = await findUser(db, reachOf(principal, 'user.manage'), userId);
    if (!user) throw new Refusal('notFound');
    await db.transaction((tx) => sessions.closeAllOf(tx, user.id));
    sessions.forget(user.id);
  };
