import type { ImportAnswer } from '@mukae/contract/calls/csv';
import { userColumns } from '@mukae/contract/domain/account/userTable';
import type { Language } from '@mukae/contract/language';
import type { Audit } from '#features/audit';
import { companyIn, type MailAllowance } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { type CsvRow, writeCsvTable } from '#platform/csv/csvTable';
import { type CsvUpload, readCsvUpload } from '#platform/csv/csvUpload';
import type { Database, Queryable, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Newcomers } from '../addUser';
import type { MailContext } from '../passwordReset';
import type { Sessions } from '../sessions';
import type { TakenLoginIds } from '../takenLoginIds';
import { makeTemporarySecret, type TemporarySecret } from '../temporaryPassword';
import { findByLoginIds, peopleOfCompany, saveUser } from '../users.repo';
import { recordImport } from './importAudit';
import { deedsShown, loginIdsIn, type PlannedRow } from './importPlan';
import { presentImport } from './imports.present';
import { inOneGo } from './importTransaction';
import { placesOfCompany } from './namedPlaces';
import { planUserRows, type UserAddition, type UserDeed, type UserRowChange, userInColumns } from './userRows';

export interface UserTables {
  /** The users of the company as CSV. */
  write(principal: LoggedIn, companyId: number | undefined, language: Language): Promise<string>;
  /** Shows what a file would do, and does what was shown when it is asked to: all of it or nothing. */
  read(principal: LoggedIn, upload: CsvUpload, mail: MailContext, address: string): Promise<ImportAnswer>;
}

interface Dependencies {
  db: Database;
  sessions: Sessions;
  newcomers: Newcomers;
  audit: Audit;
  mailAllowance: MailAllowance;
  takenLoginIds: TakenLoginIds;
  /** Whether one of them is there: connected, or logged in and busy a moment ago. */
  isOneOnline(userIds: readonly number[]): Promise<boolean>;
  isInCall(userId: number): boolean;
}

type ReadyDeed = (UserAddition & { secret: TemporarySecret }) | UserRowChange;

/** Hashed before anything is locked, and one after another: a login in between waits for one of them, not for all. */
async function withSecrets(deeds: readonly UserDeed[], companyId: number): Promise<ReadyDeed[]> {
  const ready: ReadyDeed[] = [];
  for (const deed of deeds) {
    ready.push(deed.kind === 'add' ? { ...deed, secret: await makeTemporarySecret(`company ${companyId}`) } : deed);
  }
  return ready;
}

/** Whoever gets another store logs in anew. */
const isMove = ({ change }: UserRowChange): boolean => change.storeId !== undefined;

export function makeUserTables(accounts: Dependencies): UserTables {
  const { db, sessions, newcomers, audit, mailAllowance, takenLoginIds, isOneOnline, isInCall } = accounts;

  const plan = async (db: Queryable, companyId: number, rows: readonly CsvRow[]) =>
    planUserRows(rows, {
      companyId,
      known: await findByLoginIds(db, loginIdsIn(rows)),
      places: await placesOfCompany(db, companyId),
    });

  async function change(tx: Transaction, deed: UserRowChange): Promise<void> {
    const { user, change: wanted } = deed;
    if (!(await saveUser(tx, user.id, wanted, user.version))) throw new Refusal('changedMeanwhile');
    if (isMove(deed)) await sessions.closeAllOf(tx, user.id);
  }

  async function loggedOut(moved: readonly number[], { person }: LoggedIn): Promise<ImportAnswer['logsOut']> {
    if (moved.includes(person.userId)) return 'caller';
    return (await isOneOnline(moved)) ? 'others' : 'nobody';
  }

  async function consequencesOf(planned: readonly PlannedRow<UserDeed>[], principal: LoggedIn) {
    const moved = planned.flatMap(({ plan }) => (plan.kind === 'change' && isMove(plan) ? [plan.user.id] : []));
    return { logsOut: await loggedOut(moved, principal), endsCall: moved.some(isInCall) };
  }

  return {
    async write(principal, named, language) {
      const companyId = await companyIn(db, reachOf(principal, 'user.manage', named));
      const places = await placesOfCompany(db, companyId);
      const people = await peopleOfCompany(db, companyId);
      return writeCsvTable(
        userColumns,
        people.map((user) => userInColumns(user, places, language)),
      );
    },

    async read(principal, upload, mail, address) {
      const companyId = await companyIn(db, reachOf(principal, 'user.manage', upload.companyId));
      const { name: fileName, rows } = await readCsvUpload(upload, userColumns);
      await takenLoginIds.note(principal, await findByLoginIds(db, loginIdsIn(rows)));
      const preview = await plan(db, companyId, rows);
      const cause = { companyId, address };
      // Told before anybody decides: everybody who is added gets a mail.
      await mailAllowance.refuseTooMany(db, cause, preview.filter(({ plan }) => plan.kind === 'add').length);
      const consequences = await consequencesOf(preview, principal);
      const { mark } = upload;
      if (mark === undefined) return presentImport(preview, { isWritten: false, ...consequences }, mail.language);

      const deeds = await withSecrets(deedsShown(preview, mark), companyId);
      const written = presentImport(preview, { isWritten: true, ...consequences }, mail.language);
      if (deeds.length === 0) return written;
      await inOneGo(db, companyId, async (tx) => {
        // Somebody may have changed something while the passwords were made.
        deedsShown(await plan(tx, companyId, rows), mark);
        await mailAllowance.take(tx, cause, deeds.filter(({ kind }) => kind === 'add').length);
        for (const deed of deeds) {
          if (deed.kind === 'add') await newcomers.enter(tx, companyId, deed.newcomer, deed.secret, mail);
          else await change(tx, deed);
        }
        await recordImport(tx, audit, principal.person, { what: 'user', companyId, fileName, deeds });
      });
      for (const deed of deeds) if (deed.kind === 'change') sessions.forget(deed.user.id);
      return written;
    },
  };
}
