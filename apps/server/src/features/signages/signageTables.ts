import type { ImportAnswer } from '@mukae/contract/calls/csv';
import { signageColumns } from '@mukae/contract/domain/signage/signageTable';
import type { Language } from '@mukae/contract/language';
import type { Clock } from '../../platform/clock/clock';
import { writeCsvTable } from '../../platform/csv/csvTable';
import {
  type CsvFile,
  type CsvUpload,
  countsOf,
  deedsOf,
  inOneGo,
  loginIdsIn,
  openCsv,
  presentImport,
  readRows,
} from '../../platform/csv/importRows';
import type { Database } from '../../platform/db/database';
import type { LoggedIn } from '../../platform/http/principal';
import { reachOf } from '../../platform/http/reach';
import { Refusal } from '../../platform/http/refusal';
import { findByLoginIds, type Sessions, saveUser } from '../accounts';
import type { Audit } from '../audit';
import { allCharacters } from '../characters';
import { companyIn, holdCompany } from '../companies';
import { storesOfCompany } from '../stores';
import { addSignage } from './addSignage';
import { presenceAt } from './findSignage';
import { planSignageRows, type SignageDeed } from './signageRows';
import { changeSize, devicesOfCompany } from './signages.repo';

export interface SignageTables {
  /** The signages of the company as CSV. */
  write(principal: LoggedIn, companyId: number | undefined): Promise<string>;
  /** Shows what a file would do, and does it when it is asked to: all of it or nothing. */
  read(principal: LoggedIn, upload: CsvUpload, language: Language): Promise<ImportAnswer>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  audit: Audit;
}

export function makeSignageTables({ db, clock, sessions, audit }: Dependencies): SignageTables {
  async function plan(tx: Database, companyId: number, file: CsvFile) {
    const rows = readRows(file, signageColumns);
    return planSignageRows(rows, {
      devices: await devicesOfCompany(tx, companyId, presenceAt(clock)),
      known: await findByLoginIds(tx, loginIdsIn(rows)),
      stores: await storesOfCompany(tx, companyId),
      characters: await allCharacters(tx),
    });
  }

  async function change(tx: Database, { row, name, storeId, characterId, size }: SignageDeed): Promise<void> {
    if (!row) return;
    const { account, signage } = row;
    const isSaved = await saveUser(tx, account.id, { name, storeId, characterId }, account.version);
    if (!isSaved) throw new Refusal('changedMeanwhile');
    await changeSize(tx, signage.id, size);
  }

  return {
    async write(principal, named) {
      const companyId = await companyIn(db, reachOf(principal, 'signage.manage', named));
      const devices = await devicesOfCompany(db, companyId, presenceAt(clock));
      return writeCsvTable(
        signageColumns,
        devices.map(({ signage, account, storeName, characterName }) => [
          account.loginId,
          account.name,
          storeName ?? '',
          String(signage.width),
          String(signage.height),
          characterName ?? '',
        ]),
      );
    },

    async read(principal, upload, language) {
      const file = await openCsv(upload);
      const companyId = await companyIn(db, reachOf(principal, 'signage.manage', upload.companyId));
      if (!upload.isForceSubmit) return presentImport(await plan(db, companyId, file), false, language);

      const planned = await inOneGo(db, async (tx) => {
        await holdCompany(tx, companyId);
        const rows = await plan(tx, companyId, file);
        const deeds = deedsOf(rows);
        if (deeds.length === 0) return rows;
        const device = { companyId, ownerId: null, passwordHash: null, language, now: clock.now() };
        for (const { deed } of deeds) {
          if (deed.row) await change(tx, deed);
          else await addSignage(tx, { ...device, ...deed });
        }
        await audit.record(tx, principal.person, {
          companyId,
          action: 'signage.imported',
          subject: file.name,
          changes: countsOf(deeds),
        });
        return rows;
      });
      for (const { deed } of deedsOf(planned)) if (deed.row) sessions.forget(deed.row.account.id);
      return presentImport(planned, true, language);
    },
  };
}
