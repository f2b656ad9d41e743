import type { ImportAnswer } from '@mukae/contract/calls/csv';
import { signageColumns } from '@mukae/contract/domain/signage/signageTable';
import type { Language } from '@mukae/contract/language';
import {
  deedsShown,
  findByLoginIds,
  inOneGo,
  loginIdsIn,
  type PlannedRow,
  placesOfCompany,
  presentImport,
  type RowDeed,
  recordImport,
  type Sessions,
  type TakenLoginIds,
} from '#features/accounts';
import type { Audit } from '#features/audit';
import { companyIn } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import { type CsvRow, writeCsvTable } from '#platform/csv/csvTable';
import { type CsvUpload, readCsvUpload } from '#platform/csv/csvUpload';
import type { Database, Queryable, Transaction } from '#platform/db/database';
import { addSignage } from './addSignage';
import { saveDevice } from './saveDevice';
import { deviceInColumns, planSignageRows, type SignageRowChange } from './signageRows';
import { devicesOfCompany, holdSignages } from './signages.repo';
import type { Writing } from './templates/savedBy';

export interface SignageTables {
  /** The signages of the company as CSV. */
  write(principal: LoggedIn, companyId: number | undefined): Promise<string>;
  /** Shows what a file would do, and does what was shown when it is asked to: all of it or nothing. */
  read(principal: LoggedIn, upload: CsvUpload, language: Language): Promise<ImportAnswer>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  audit: Audit;
  takenLoginIds: TakenLoginIds;
}

/** A device stays where it is logged in, whatever a file says. */
const present = (planned: readonly PlannedRow<RowDeed>[], isWritten: boolean, language: Language): ImportAnswer =>
  presentImport(planned, { isWritten, logsOut: 'nobody', endsCall: false }, language);

const change = (tx: Transaction, { device, change }: SignageRowChange, by: Writing): Promise<void> =>
  saveDevice(tx, device, { change, seenVersion: device.account.version, by });

export function makeSignageTables({ db, clock, sessions, audit, takenLoginIds }: Dependencies): SignageTables {
  const plan = async (db: Queryable, companyId: number, rows: readonly CsvRow[]) =>
    planSignageRows(rows, {
      devices: await devicesOfCompany(db, companyId),
      known: await findByLoginIds(db, loginIdsIn(rows)),
      places: await placesOfCompany(db, companyId),
    });

  return {
    async write(principal, named) {
      const companyId = await companyIn(db, reachOf(principal, 'signage.manage', named));
      const devices = await devicesOfCompany(db, companyId);
      return writeCsvTable(signageColumns, devices.map(deviceInColumns));
    },

    async read(principal, upload, language) {
      const companyId = await companyIn(db, reachOf(principal, 'signage.manage', upload.companyId));
      const { name: fileName, rows } = await readCsvUpload(upload, signageColumns);
      const { mark } = upload;
      await takenLoginIds.note(principal, await findByLoginIds(db, loginIdsIn(rows)));
      if (mark === undefined) return present(await plan(db, companyId, rows), false, language);

      const { planned, deeds } = await inOneGo(db, companyId, async (tx) => {
        const planned = await plan(tx, companyId, rows);
        const deeds = deedsShown(planned, mark);
        const by = { person: principal.person, now: clock.now() };
        await holdSignages(
          tx,
          deeds.flatMap((deed) => (deed.kind === 'change' ? deed.device.signage.id : [])),
        );
        const device = { companyId, ownerId: null, passwordHash: null, language, now: by.now };
        for (const deed of deeds) {
          if (deed.kind === 'add') await addSignage(tx, { ...device, loginId: deed.loginId, ...deed.described });
          else await change(tx, deed, by);
        }
        if (deeds.length > 0) {
          await recordImport(tx, audit, principal.person, { what: 'signage', companyId, fileName, deeds });
        }
        return { planned, deeds };
      });
      for (const deed of deeds) if (deed.kind === 'change') sessions.forget(deed.device.account.id);
      return present(planned, true, language);
    },
  };
}
