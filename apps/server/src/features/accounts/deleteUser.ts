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
  /** How many reservations she has before her. */
  reservationsAhead(tx: Transaction, userId: number): Promise<number>;
  /** Others that keep something of the user let go of it, in the same transaction; what it answers is done after that. */
  beforeLeaving(tx: Transaction, user: User): Promise<() => Promise<void>>;
}

/** Asks first where she has reservations before her. */
export type DeleteUser = (principal: LoggedIn, id: number, isForced: boolean) => Promise<'done' | 'hasReservations'>;

export const makeUserDeletion =
  ({ db, sessions, pictures, audit, isInCall, reservationsAhead, beforeLeaving }: Dependencies): DeleteUser =>
  async (principal, id, isForced) => {
    const user = await findUser(db, reachOf(principal, 'user.manage'), id);
    if (!user || isScreen(user.role)) throw new Refusal('notFound');
    if (id === principal.person.userId) throw new Refusal('ownAccount');
    if (isInCall(id)) throw new Refusal('inCall');
    const gone = await db.transaction(async (tx) => {
      await keepAdministrator(tx, user);
      const held = await holdUser(tx, id);
      if (!held) throw new Refusal('notFound');
      if (held.role !== user.role) throw new Refusal('changedMeanwhile');
      // Held: nobody reserves in her name meanwhile.
      if (!isForced && (await reservationsAhead(tx, id)) > 0) return undefined;
      const afterwards = await beforeLeaving(tx, held);
      await removeUser(tx, id);
      await pictures.exchange(tx, id, held.picture, null);
      const { companyId, name } = user;
      await audit.record(tx, principal.person, { companyId, action: 'user.deleted', subject: name });
      return { picture: held.picture, afterwards };
    });
    if (!gone) return 'hasReservations';
    sessions.forget(id);
    if (gone.picture !== null) await pictures.remove(id, gone.picture);
    await gone.afterwards();
    return 'done';
  };
