import { isMadeUpLoginId } from '@mukae/contract/domain/signage/madeUpLoginId';
import { portrait, type Size } from '@mukae/contract/domain/signage/size';
import type { Language } from '@mukae/contract/language';
import {
  type CheckCurrentPassword,
  findByLoginId,
  hashPassword,
  type NewUser,
  refuseUnknownPlaces,
  removeUser,
  type Sessions,
  saveUser,
  tooLate,
  type UserPictures,
  userChangesInWords,
  withFirstPicture,
  withPicture,
} from '#features/accounts';
import type { Audit } from '#features/audit';
import { findStore } from '#features/stores';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { UploadedFile } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { addSignage, madeUpLoginId } from './addSignage';
import type { FindSignage } from './findSignage';
import { screenChange } from './screenChange';
import { changeScreen, type Screen, type SignageRow } from './signages.repo';

interface WantedDevice {
  name: string;
  storeId: number;
  companyId: number | undefined;
  loginId: string | undefined;
  password: string | undefined;
  characterId: number | null | undefined;
  size: Partial<Size>;
  image: UploadedFile | undefined;
  language: Language;
}

interface WantedDeviceChange {
  id: number;
  name: string | undefined;
  storeId: number | undefined;
  loginId: string | undefined;
  password: string | undefined;
  currentPassword: string | undefined;
  characterId: number | null | undefined;
  size: Partial<Size>;
  isAvatarFilmed: boolean | undefined;
  image: UploadedFile | undefined;
  seenVersion: number | undefined;
}

export interface SignageChanges {
  add(principal: LoggedIn, wanted: WantedDevice): Promise<number>;
  change(principal: LoggedIn, wanted: WantedDeviceChange): Promise<void>;
  remove(principal: LoggedIn, id: number): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  sessions: Sessions;
  pictures: UserPictures;
  checkCurrentPassword: CheckCurrentPassword;
  findSignage: FindSignage;
  isInCall(signage: { id: number; companyId: number }): boolean;
}

/** Nobody can type a login id that was made up, so a password needs one that was chosen. */
function refuseLonePassword(password: string | undefined, loginId: string): void {
  if (password === undefined || !isMadeUpLoginId(loginId)) return;
  throw new Refusal('badInput', { faults: [{ field: 'login_id', fault: 'required' }] });
}

export function makeSignageChanges(signages: Dependencies): SignageChanges {
  const { db, clock, audit, sessions, pictures, checkCurrentPassword, findSignage, isInCall } = signages;

  /** The fields of the account that differ from what is there. */
  function differing({ account }: SignageRow, wanted: WantedDeviceChange): Partial<NewUser> {
    const { name, storeId, loginId, characterId } = wanted;
    return {
      ...(name !== undefined && name !== account.name && { name }),
      ...(storeId !== undefined && storeId !== account.storeId && { storeId }),
      ...(loginId !== undefined && loginId !== account.loginId && { loginId }),
      ...(characterId !== undefined && characterId !== account.characterId && { characterId }),
    };
  }

  async function refuseTakenLoginId(account: SignageRow['account'], loginId: string): Promise<void> {
    const owner = await findByLoginId(db, loginId);
    if (owner && owner.id !== account.id) throw new Refusal('loginIdTaken');
  }

  async function write(
    principal: LoggedIn,
    { signage, account }: SignageRow,
    {
      change,
      screen,
      seenVersion,
      logsOut,
    }: { change: Partial<NewUser>; screen: Screen; seenVersion: number; logsOut: boolean },
  ): Promise<void> {
    await db
      .transaction(async (tx) => {
        if (!(await saveUser(tx, account.id, change, seenVersion))) throw new Refusal('changedMeanwhile');
        await changeScreen(tx, signage.id, screen);
        if (change.picture !== undefined) await pictures.exchange(tx, account.id, account.picture, change.picture);
        if (logsOut) await sessions.closeAllOf(tx, account.id);
        await audit.record(tx, principal.person, {
          companyId: signage.companyId,
          action: 'signage.changed',
          subject: account.name,
          changes: [...(await userChangesInWords(tx, account, change)), ...screenChange(signage, screen)],
        });
      })
      .catch(tooLate('loginIdTaken'));
    sessions.forget(account.id);
  }

  return {
    async add(principal, { name, storeId, companyId: named, password, image, language, ...wanted }) {
      const reach = reachOf(principal, 'signage.manage', named);
      const store = await findStore(db, reach, storeId);
      if (!store) throw new Refusal('notFound');
      const { characterId = null, loginId = madeUpLoginId() } = wanted;
      const { companyId } = store;
      refuseLonePassword(password, loginId);
      await refuseUnknownPlaces(db, companyId, { characterId });
      if (await findByLoginId(db, loginId)) throw new Refusal('loginIdTaken');
      const passwordHash = password === undefined ? null : await hashPassword(password);
      const size = { ...portrait, ...wanted.size };
      const device = { companyId, storeId, ownerId: null, name, loginId, passwordHash, characterId, size, language };
      return withFirstPicture(db, pictures, image, (pictured) =>
        db
          .transaction(async (tx) => {
            const { id, userId } = await addSignage(tx, { ...device, pictured, now: clock.now() });
            if (pictured) await pictures.exchange(tx, userId, null, pictured.picture);
            await audit.record(tx, principal.person, { companyId, action: 'signage.added', subject: name });
            return id;
          })
          .catch(tooLate('loginIdTaken')),
      );
    },

    async change(principal, wanted) {
      const row = await findSignage(principal, 'signage.manage', wanted.id);
      const { signage, account } = row;
      const { password, image, seenVersion = account.version } = wanted;
      const change = differing(row, wanted);
      const isSecret = change.loginId !== undefined || password !== undefined;
      refuseLonePassword(password, change.loginId ?? account.loginId);
      if (isSecret) await checkCurrentPassword(principal, wanted.currentPassword);
      if (change.loginId !== undefined) await refuseTakenLoginId(account, change.loginId);
      await refuseUnknownPlaces(db, signage.companyId, change);
      if (seenVersion !== account.version) throw new Refusal('changedMeanwhile');

      const { isAvatarFilmed = signage.isAvatarFilmed } = wanted;
      const screen = { width: signage.width, height: signage.height, ...wanted.size, isAvatarFilmed };
      const passwordHash = password === undefined ? undefined : await hashPassword(password);
      await withPicture(pictures, account, image, async (picture) => {
        const whole: Partial<NewUser> = {
          ...change,
          ...(picture !== undefined && { picture }),
          ...(passwordHash !== undefined && { passwordHash }),
        };
        const isSame = Object.keys(whole).length === 0 && screenChange(signage, screen).length === 0;
        if (!isSame) await write(principal, row, { change: whole, screen, seenVersion, logsOut: isSecret });
      });
    },

    async remove(principal, id) {
      const { signage, account } = await findSignage(principal, 'signage.manage', id);
      if (isInCall(signage)) throw new Refusal('inCall');
      const picture = await db.transaction(async (tx) => {
        const removed = await removeUser(tx, account.id);
        if (!removed) throw new Refusal('notFound');
        await pictures.exchange(tx, removed.id, removed.picture, null);
        const { companyId } = signage;
        await audit.record(tx, principal.person, { companyId, action: 'signage.deleted', subject: account.name });
        return removed.picture;
      });
      sessions.forget(account.id);
      if (picture !== null) await pictures.remove(account.id, picture);
    },
  };
}
