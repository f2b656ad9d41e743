import { isScreen } from '@mukae/contract/domain/account/role';
import type { Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { keepAdministrator } from './administrators';
import type { Sessions } from './sessions';
import type { UserPictures } from './userPictures';
import { findUser, holdUser, removeUser, type User } from './users.repo';

interface Dependencies {
  db: Database;
  sessions: Sessions;
  pictures: UserPictures;
  audit: Audit;
  isInCall(userId: number): boolean;
  /** Others that keep something of the user let go of it, in the same transaction. */
  beforeLeaving(tx: Transaction, user: User): Promise<void>;
}

export type DeleteUser = (principal: LoggedIn, id: number) => Promise<void>;

export const makeUserDeletion =
  ({ db, sessions, pictures, audit, isInCall, beforeLeaving }: Dependencies): DeleteUser =>
  async (principal, id) => {
    const user = await findUser(db, reachOf(principal, 'user.manage'), id);
    if (!user || isScreen(user.role)) throw new Refusal('notFound');
    if (id === principal.person.userId) throw new Refusal('ownAccount');
    if (isInCall(id)) throw new Refusal('inCall');
    const picture = await db.transaction(async (tx) => {
      await keepAdministrator(tx, user);
      const held = await holdUser(tx, id);
      if (!held) throw new Refusal('notFound');
      if (held.role !== user.role) throw new Refusal('changedMeanwhile');
      await beforeLeaving(tx, held);
      await removeUser(tx, id);
      await pictures.exchange(tx, id, held.picture, null);
      const { companyId, name } = user;
      await audit.record(tx, principal.person, { companyId, action: 'user.deleted', subject: name });
      return held.picture;
    });
    sessions.forget(id);
    if (picture !== null) await pictures.remove(id, picture);
  };
