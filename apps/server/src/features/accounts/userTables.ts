import type { ImportAnswer } from '@mukae/contract/calls/csv';
import { userColumns } from '@mukae/contract/domain/account/userTable';
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
import type { Audit } from '../audit';
import { allCharacters } from '../characters';
import { companyIn, holdCompany } from '../companies';
import { storesOfCompany } from '../stores';
import { makeSecret, type Newcomers } from './addUser';
import type { MailContext } from './passwordReset';
import type { Sessions } from './sessions';
import { planUserRows, type UserDeed } from './userRows';
import { findByLoginIds, peopleOfCompany, saveUser } from './users.repo';

export interface UserTables {
  /** The users of the company as CSV. */
  write(principal: LoggedIn, companyId: number | undefined): Promise<string>;
  /** Shows what a file would do, and does it when it is asked to: all of it or nothing. */
  read(principal: LoggedIn, upload: CsvUpload, mail: MailContext): Promise<ImportAnswer>;
}

interface Dependencies {
  db: Database;
  sessions: Sessions;
  newcomers: Newcomers;
  audit: Audit;
}

export function makeUserTables({ db, sessions, newcomers, audit }: Dependencies): UserTables {
  async function namesIn(tx: Database, companyId: number) {
    return { stores: await storesOfCompany(tx, companyId), characters: await allCharacters(tx) };
  }

  async function plan(tx: Database, companyId: number, file: CsvFile) {
    const rows = readRows(file, userColumns);
    const known = await findByLoginIds(tx, loginIdsIn(rows));
    return planUserRows(rows, { companyId, known, ...(await namesIn(tx, companyId)) });
  }

  /** Passwords are hashed before anything is locked. */
  const withSecrets = (deeds: readonly { kind: 'add' | 'change'; deed: UserDeed }[]) =>
    Promise.all(
      deeds.map(async (planned) => ({
        ...planned,
        secret: planned.deed.user ? undefined : await makeSecret(undefined),
      })),
    );

  return {
    async write(principal, named) {
      const companyId = await companyIn(db, reachOf(principal, 'user.manage', named));
      const { stores, characters } = await namesIn(db, companyId);
      const nameIn = (list: readonly { id: number; name: string }[], id: number | null) =>
        list.find((item) => item.id === id)?.name ?? '';
      const people = await peopleOfCompany(db, companyId);
      return writeCsvTable(
        userColumns,
        people.map(({ loginId, name, kana, role, storeId, characterId, subjectName }) => [
          loginId,
          name,
          kana,
          role,
          nameIn(stores, storeId),
          nameIn(characters, characterId),
          subjectName,
        ]),
      );
    },

    async read(principal, upload, mail) {
      const file = await openCsv(upload);
      const companyId = await companyIn(db, reachOf(principal, 'user.manage', upload.companyId));
      const preview = await plan(db, companyId, file);
      if (!upload.isForceSubmit) return presentImport(preview, false, mail.language);

      const deeds = await withSecrets(deedsOf(preview));
      if (deeds.length === 0) return presentImport(preview, true, mail.language);
      await inOneGo(db, async (tx) => {
        await holdCompany(tx, companyId);
        // Somebody may have changed something while the passwords were made.
        deedsOf(await plan(tx, companyId, file));
        for (const { deed, secret } of deeds) {
          if (secret) await newcomers.enter(tx, companyId, deed.newcomer, secret, mail);
          else if (deed.user && !(await saveUser(tx, deed.user.id, deed.newcomer, deed.user.version))) {
            throw new Refusal('changedMeanwhile');
          }
        }
        await audit.record(tx, principal.person, {
          companyId,
          action: 'user.imported',
          subject: file.name,
          changes: countsOf(deeds),
        });
      });
      for (const { deed } of deeds) if (deed.user) sessions.forget(deed.user.id);
      return presentImport(preview, true, mail.language);
    },
  };
}
