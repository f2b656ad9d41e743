import type { accountCalls } from '@mukae/contract/calls/accounts';
import type { InputOf } from '@mukae/contract/calls/call';
import { userFields } from '@mukae/contract/calls/userFields';
import { changesWayIn, logsUserOut } from '@mukae/contract/domain/account/accountChange';
import { isGrantable, isScreen } from '@mukae/contract/domain/account/role';
import { changed } from '@mukae/contract/domain/change/changed';
import type { Actor, Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { UploadedFile } from '#platform/calls/handler';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { keepAdministrator } from './administrators';
import type { CheckCurrentPassword } from './currentPassword';
import { hashPassword } from './passwords';
import type { Sessions } from './sessions';
import type { TakenLoginIds } from './takenLoginIds';
import { refuseOthers, targetOf } from './targetUser';
import { tooLate } from './tooLate';
import { userChangesInWords } from './userInWords';
import { type UserPictures, withPicture } from './userPictures';
import { refuseUnknownPlaces } from './userPlaces';
import { findUser, type NewUser, saveUser, type User } from './users.repo';

/** What the caller wants to be different; what is absent stays. */
type WantedChange = Omit<InputOf<typeof accountCalls.changeUser>, 'targetId'> & {
  image: UploadedFile | undefined;
};

type ChangeOutcome = { result: 'changed'; isLoggedOut: boolean } | { result: 'askFirst'; endsCall: boolean };

export interface UserChanges {
  change(principal: LoggedIn, wanted: WantedChange): Promise<ChangeOutcome>;
}

interface Dependencies {
  db: Database;
  sessions: Sessions;
  pictures: UserPictures;
  audit: Audit;
  checkCurrentPassword: CheckCurrentPassword;
  takenLoginIds: TakenLoginIds;
  /** Whether one of them is there: connected, or logged in and busy a moment ago. */
  isOneOnline(userIds: readonly number[]): Promise<boolean>;
  isInCall(userId: number): boolean;
  /** Others that keep something per role, such as the signage of a web-reservation user, follow here. */
  roleChanged(tx: Transaction, actor: Actor, user: User, role: User['role']): Promise<void>;
}

export function makeUserChanges(accounts: Dependencies): UserChanges {
  const { db, sessions, pictures, audit, checkCurrentPassword, takenLoginIds, isOneOnline, isInCall, roleChanged } =
    accounts;

  async function findTarget(principal: LoggedIn, named: WantedChange['target']): Promise<User> {
    const reach = reachOf(principal, 'user.change');
    const id = targetOf(principal, named);
    refuseOthers(reach, id);
    const user = await findUser(db, reach, id);
    if (!user || isScreen(user.role)) throw new Refusal('notFound');
    return user;
  }

  /** A temporary password may be changed, nothing else; and only administrators give roles and stores. */
  function refuseForbiddenFields(principal: LoggedIn, user: User, change: Partial<NewUser>, image: unknown): void {
    const isMoreThanPassword = Object.keys(change).length > 0 || image !== undefined;
    if (principal.caller === 'temporary' && isMoreThanPassword) throw new Refusal('notAllowed');
    const isPlaced = change.role !== undefined || change.storeId !== undefined;
    const mayPlace = reachOf(principal, 'user.change').kind !== 'own' && isGrantable(user.role);
    if (isPlaced && !mayPlace) throw new Refusal('notAllowed');
  }

  async function write(
    principal: LoggedIn,
    user: User,
    change: Partial<NewUser>,
    seenVersion: number,
    logsOut: boolean,
  ) {
    const { role, picture } = change;
    await db
      .transaction(async (tx) => {
        if (role !== undefined) await keepAdministrator(tx, user);
        if (!(await saveUser(tx, user.id, change, seenVersion))) throw new Refusal('changedMeanwhile');
        if (picture !== undefined) await pictures.exchange(tx, user.id, user.picture, picture);
        if (role !== undefined) await roleChanged(tx, principal.person, user, role);
        if (logsOut) await sessions.closeAllOf(tx, user.id);
        await audit.record(tx, principal.person, {
          companyId: user.companyId,
          action: 'user.changed',
          subject: user.name,
          changes: await userChangesInWords(tx, user, change),
        });
      })
      .catch(tooLate('alreadyRegistered'));
    sessions.forget(user.id);
  }

  return {
    async change(principal, wanted) {
      const { target, password, currentPassword, image, seenVersion: seen, isForced, ...fields } = wanted;
      const user = await findTarget(principal, target);
      const seenVersion = seen ?? user.version;
      const change = changed(user, fields, userFields);
      refuseForbiddenFields(principal, user, change, image);

      if (changesWayIn({ ...change, password })) await checkCurrentPassword(principal, currentPassword);
      if (change.loginId !== undefined)
        await takenLoginIds.refuse(principal, change.loginId, 'alreadyRegistered', user.id);
      if (change.role !== undefined) await db.transaction((tx) => keepAdministrator(tx, user));
      await refuseUnknownPlaces(db, user.companyId, change);
      if (seenVersion !== user.version) throw new Refusal('changedMeanwhile');

      const logsOut = logsUserOut({ ...change, password });
      const endsCall = logsOut && isInCall(user.id);
      const isAsked = endsCall || (logsUserOut(change) && (await isOneOnline([user.id])));
      if (isAsked && !isForced) return { result: 'askFirst', endsCall };

      await withPicture(pictures, user, image, async (picture) => {
        const whole: Partial<NewUser> = {
          ...change,
          ...(picture !== undefined && { picture }),
          ...(password !== undefined && {
            passwordHash: await hashPassword(password, `user ${principal.person.userId}`),
            temporaryHash: null,
            temporaryUntil: null,
          }),
        };
        if (Object.keys(whole).length > 0) await write(principal, user, whole, seenVersion, logsOut);
      });
      return { result: 'changed', isLoggedOut: logsOut && user.id === principal.person.userId };
    },
  };
}
