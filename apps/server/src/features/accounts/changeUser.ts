import { createHash } from 'node:crypto';
import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
import type { Database } from '../../platform/db/database';
import { violatesUnique } from '../../platform/db/failures';
import type { UploadedFile } from '../../platform/http/handler';
import type { LoggedIn } from '../../platform/http/principal';
import { everything, reachOf } from '../../platform/http/reach';
import { Refusal } from '../../platform/http/refusal';
import { makeThumbnail } from '../../platform/picture/thumbnail';
import type { Storage } from '../../platform/storage/storage';
import type { Throttle } from '../../platform/throttle/throttle';
import { hashPassword, matches } from './passwords';
import type { Sessions } from './sessions';
import { refuseOthers, targetOf } from './targetUser';
import { changeUser, countAdministrators, findByLoginId, findUser, type NewUser, type User } from './users.repo';

/** What the caller wants to be different; what is absent stays. */
export interface WantedChange {
  target: 'SELF' | number | undefined;
  loginId: string | undefined;
  password: string | undefined;
  currentPassword: string | undefined;
  name: string | undefined;
  kana: string | undefined;
  role: User['role'] | undefined;
  image: UploadedFile | undefined;
  isForced: boolean;
}

export type ChangeOutcome = { result: 'changed'; isLoggedOut: boolean } | { result: 'askFirst' };

export interface UserChanges {
  change(principal: LoggedIn, wanted: WantedChange): Promise<ChangeOutcome>;
}

interface Dependencies {
  db: Database;
  throttle: Throttle;
  sessions: Sessions;
  storage: Storage;
  /** Others that keep something per role, such as the signage of a web-reservation user, follow here. */
  roleGiven(db: Database, user: User, role: User['role']): Promise<void>;
}

const pictureKey = (userId: number, version: string): string => `users/${userId}/${version}.webp`;

export function makeUserChanges({ db, throttle, sessions, storage, roleGiven }: Dependencies): UserChanges {
  async function findTarget(principal: LoggedIn, named: WantedChange['target']): Promise<User> {
    const reach = reachOf(principal, 'user.change');
    const id = targetOf(principal, named);
    refuseOthers(reach, id);
    const user = await findUser(db, reach, id);
    if (!user || user.role === 'signage') throw new Refusal('notFound');
    return user;
  }

  /** A temporary password may be changed, nothing else; and only administrators give roles. */
  function refuseForbiddenFields(principal: LoggedIn, user: User, wanted: WantedChange): void {
    const { loginId, name, kana, role, image } = wanted;
    if (principal.caller === 'temporary' && [loginId, name, kana, role, image].some((value) => value !== undefined)) {
      throw new Refusal('notAllowed');
    }
    const reach = reachOf(principal, 'user.change');
    const mayGiveRoles = reach.kind !== 'own';
    if (role !== undefined && role !== user.role && (!mayGiveRoles || user.role === 'systemAdmin')) {
      throw new Refusal('notAllowed');
    }
  }

  async function checkCurrentPassword(
    { person, caller }: LoggedIn,
    currentPassword: string | undefined,
  ): Promise<void> {
    const loginId = normaliseLoginId(person.loginId);
    const taken = await throttle.take('loginFailuresOfLoginId', loginId);
    const actor = await findUser(db, everything, person.userId);
    const stored = caller === 'temporary' ? actor?.temporaryHash : actor?.passwordHash;
    if (!(await matches(stored ?? null, currentPassword ?? ''))) throw new Refusal('wrongCurrentPassword');
    await throttle.giveBack(taken);
  }

  async function refuseTakenLoginId(user: User, loginId: string): Promise<void> {
    const owner = await findByLoginId(db, loginId);
    if (owner && owner.id !== user.id) throw new Refusal('alreadyRegistered');
  }

  async function storePicture(user: User, image: UploadedFile): Promise<string> {
    const thumbnail = await makeThumbnail(image.path);
    const version = createHash('sha256').update(thumbnail).digest('hex').slice(0, 16);
    await storage.put(pictureKey(user.id, version), thumbnail);
    return version;
  }

  /** Removes a picture that is no longer shown, or never came to be. */
  async function forgetPicture(user: User, unused: string | null | undefined, shown: string | null): Promise<void> {
    if (unused && unused !== shown) await storage.remove(pictureKey(user.id, unused));
  }

  /** Asked within the transaction that takes the role away, where the company is locked. */
  async function keepAdministrator(tx: Database, { role, companyId }: User): Promise<void> {
    if (role !== 'companyAdmin' || companyId === null) return;
    if ((await countAdministrators(tx, companyId)) <= 1) throw new Refusal('lastAdministrator');
  }

  async function write(user: User, change: Partial<NewUser>, endsSessions: boolean): Promise<void> {
    const { role } = change;
    await db
      .transaction(async (tx) => {
        if (role !== undefined) await keepAdministrator(tx, user);
        await changeUser(tx, user.id, change);
        if (role !== undefined) await roleGiven(tx, user, role);
        if (endsSessions) await sessions.closeAllOf(tx, user.id);
      })
      .catch((failure) => {
        throw violatesUnique(failure, 'users_login_id') ? new Refusal('alreadyRegistered') : failure;
      });
    sessions.forget(user.id);
  }

  return {
    async change(principal, wanted) {
      const user = await findTarget(principal, wanted.target);
      refuseForbiddenFields(principal, user, wanted);

      const loginId = wanted.loginId === user.loginId ? undefined : wanted.loginId;
      const role = wanted.role === user.role ? undefined : wanted.role;
      const isSecret = loginId !== undefined || wanted.password !== undefined;
      if (isSecret) await checkCurrentPassword(principal, wanted.currentPassword);
      if (loginId !== undefined) await refuseTakenLoginId(user, loginId);
      if (role !== undefined) await db.transaction((tx) => keepAdministrator(tx, user));
      const logsOut = loginId !== undefined || role !== undefined;
      if (logsOut && !wanted.isForced && (await sessions.isOnline(user.id))) return { result: 'askFirst' };

      const picture = wanted.image && (await storePicture(user, wanted.image));
      const change: Partial<NewUser> = {
        ...(loginId !== undefined && { loginId }),
        ...(role !== undefined && { role }),
        ...(wanted.name !== undefined && { name: wanted.name }),
        ...(wanted.kana !== undefined && { kana: wanted.kana }),
        ...(picture !== undefined && { picture }),
        ...(wanted.password !== undefined && {
          passwordHash: await hashPassword(wanted.password),
          temporaryHash: null,
          temporaryUntil: null,
        }),
      };
      const isLoggedOut = logsOut || wanted.password !== undefined;
      if (Object.keys(change).length > 0) {
        await write(user, change, isLoggedOut).catch(async (failure) => {
          await forgetPicture(user, picture, user.picture);
          throw failure;
        });
      }
      if (picture) await forgetPicture(user, user.picture, picture);
      return { result: 'changed', isLoggedOut: isLoggedOut && user.id === principal.person.userId };
    },
  };
}
