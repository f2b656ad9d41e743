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
import { Refusal } from '#platform/refusals/refusal';
import { addSignage } from './addSignage';
import { saveDevice } from './devices.repo';
import { deviceInColumns, planSignageRows, type SignageRowChange } from './signageRows';
import { devicesOfCompany } from './signages.repo';

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

async function change(tx: Transaction, { device, change: wanted }: SignageRowChange): Promise<void> {
  if (!(await saveDevice(tx, device, wanted, device.account.version))) throw new Refusal('changedMeanwhile');
}

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
        const device = { companyId, ownerId: null, passwordHash: null, language, now: clock.now() };
        for (const deed of deeds) {
          if (deed.kind === 'add') await addSignage(tx, { ...device, loginId: deed.loginId, ...deed.described });
          else await change(tx, deed);
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
