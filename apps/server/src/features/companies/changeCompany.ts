import type { InputOf } from '@mukae/contract/calls/call';
import { type companyCalls, contractFields } from '@mukae/contract/calls/companies';
import { changesInWords } from '@mukae/contract/domain/audit/changesInWords';
import { changed } from '@mukae/contract/domain/change/changed';
import type { Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { changeCompany, holdCompany } from './companies.repo';

type WantedContract = InputOf<typeof companyCalls.updateCompany>;

interface Dependencies {
  db: Database;
  audit: Audit;
  /** As many seats as the contract says; refused while one that would go is taken. */
  keepChannels(tx: Transaction, companyId: number, count: number): Promise<void>;
}

const toldNames = { avatarChannelMax: 'avatar_channel_max', feeRate: 'fee_rate' } as const;

export type ChangeContract = (principal: LoggedIn, wanted: WantedContract) => Promise<void>;

export const makeContractChange =
  ({ db, audit, keepChannels }: Dependencies): ChangeContract =>
  async ({ person }, { id, seenVersion, ...wanted }) => {
    await db.transaction(async (tx) => {
      const company = await holdCompany(tx, id);
      if (!company) throw new Refusal('notFound');
      if (seenVersion !== undefined && seenVersion !== company.version) throw new Refusal('changedMeanwhile');
      const change = changed(company, wanted, contractFields);
      if (Object.keys(change).length === 0) return;
      if (change.avatarChannelMax !== undefined) await keepChannels(tx, id, change.avatarChannelMax);
      await changeCompany(tx, id, change);
      await audit.record(tx, person, {
        companyId: id,
        action: 'company.changed',
        subject: company.name,
        changes: changesInWords(company, change, { names: toldNames }),
      });
    });
  };
