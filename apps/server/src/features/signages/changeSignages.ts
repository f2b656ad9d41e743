import type { InputOf } from '@mukae/contract/calls/call';
import { signageFields } from '@mukae/contract/calls/signageFields';
import type { signageCalls } from '@mukae/contract/calls/signages';
import { changesWayIn } from '@mukae/contract/domain/account/accountChange';
import { changed } from '@mukae/contract/domain/change/changed';
import type { Language } from '@mukae/contract/language';
import {
  type CheckCurrentPassword,
  hashPassword,
  refuseUnknownPlaces,
  removeUser,
  type Sessions,
  type TakenLoginIds,
  tooLate,
  type UserPictures,
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
import type { NoteAdded } from '#platform/once/once';
import { Refusal } from '#platform/refusals/refusal';
import { addSignage, madeUpLoginId } from './addSignage';
import { deviceChangesInWords } from './deviceInWords';
import type { DeviceChange } from './devices.repo';
import type { FindSignage } from './findSignage';
import { saveDevice } from './saveDevice';
import { holdSignage, type SignageRow } from './signages.repo';

type WantedDevice = InputOf<typeof signageCalls.addSignage> & {
  image: UploadedFile | undefined;
  language: Language;
};

type WantedDeviceChange = InputOf<typeof signageCalls.changeSignage> & {
  image: UploadedFile | undefined;
};

export interface SignageChanges {
  add(principal: LoggedIn, wanted: WantedDevice, noteAdded: NoteAdded): Promise<number>;
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
  takenLoginIds: TakenLoginIds;
  findSignage: FindSignage;
  isInCall(signage: { id: number; companyId: number }): boolean;
}

export function makeSignageChanges(signages: Dependencies): SignageChanges {
  const { db, clock, audit, sessions, pictures, checkCurrentPassword, takenLoginIds, findSignage, isInCall } = signages;

  async function write(
    principal: LoggedIn,
    row: SignageRow,
    { change, seenVersion, logsOut }: { change: DeviceChange; seenVersion: number; logsOut: boolean },
  ): Promise<void> {
    const { signage, account } = row;
    await db
      .transaction(async (tx) => {
        await saveDevice(tx, row, { change, seenVersion, by: { person: principal.person, now: clock.now() } });
        if (change.picture !== undefined) await pictures.exchange(tx, account.id, account.picture, change.picture);
        if (logsOut) await sessions.closeAllOf(tx, account.id);
        await audit.record(tx, principal.person, {
          companyId: signage.companyId,
          action: 'signage.changed',
          subject: account.name,
          changes: await deviceChangesInWords(tx, row, change),
        });
      })
      .catch(tooLate('loginIdTaken'));
    sessions.forget(account.id);
  }

  return {
    async add(principal, { companyId: named, password, image, ...wanted }, noteAdded) {
      const reach = reachOf(principal, 'signage.manage', named);
      const store = await findStore(db, reach, wanted.storeId);
      if (!store) throw new Refusal('notFound');
      const { name, characterId, loginId = madeUpLoginId() } = wanted;
      const { companyId } = store;
      await refuseUnknownPlaces(db, companyId, { characterId });
      await takenLoginIds.refuse(principal, loginId, 'loginIdTaken');
      const passwordHash =
        password === undefined ? null : await hashPassword(password, `user ${principal.person.userId}`);
      const device = { ...wanted, companyId, ownerId: null, loginId, passwordHash };
      return withFirstPicture(db, pictures, image, (pictured) =>
        db
          .transaction(async (tx) => {
            const { id, userId } = await addSignage(tx, { ...device, pictured, now: clock.now() });
            if (pictured) await pictures.exchange(tx, userId, null, pictured.picture);
            await audit.record(tx, principal.person, { companyId, action: 'signage.added', subject: name });
            await noteAdded(tx, id);
            return id;
          })
          .catch(tooLate('loginIdTaken')),
      );
    },

    async change(principal, wanted) {
      const { id, password, currentPassword, image, seenVersion: seen, ...fields } = wanted;
      const row = await findSignage(principal, 'signage.manage', id);
      const { signage, account } = row;
      const seenVersion = seen ?? account.version;
      const change = changed({ ...signage, ...account }, fields, signageFields);
      const logsOut = changesWayIn({ ...change, password });
      if (logsOut) await checkCurrentPassword(principal, currentPassword);
      if (change.loginId !== undefined)
        await takenLoginIds.refuse(principal, change.loginId, 'loginIdTaken', account.id);
      await refuseUnknownPlaces(db, signage.companyId, change);
      if (seenVersion !== account.version) throw new Refusal('changedMeanwhile');

      const passwordHash =
        password === undefined ? undefined : await hashPassword(password, `user ${principal.person.userId}`);
      await withPicture(pictures, account, image, async (picture) => {
        const whole: DeviceChange = {
          ...change,
          ...(picture !== undefined && { picture }),
          ...(passwordHash !== undefined && { passwordHash }),
        };
        const isSame = Object.keys(whole).length === 0;
        if (!isSame) await write(principal, row, { change: whole, seenVersion, logsOut });
      });
    },

    async remove(principal, id) {
      const { signage, account } = await findSignage(principal, 'signage.manage', id);
      if (isInCall(signage)) throw new Refusal('inCall');
      const picture = await db.transaction(async (tx) => {
        await holdSignage(tx, id);
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
