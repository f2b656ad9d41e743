import { changesBetween } from '@mukae/contract/domain/audit/action';
import type { Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { changeCompany, holdCompany } from './companies.repo';

interface WantedContract {
  companyId: number;
  name: string | undefined;
  avatarChannelMax: number | undefined;
  feeRate: number | undefined;
  seenVersion: number | undefined;
}

interface Dependencies {
  db: Database;
  audit: Audit;
  /** As many seats as the contract says; refused while one that would go is taken. */
  keepChannels(tx: Transaction, companyId: number, count: number): Promise<void>;
}

export type ChangeContract = (principal: LoggedIn, wanted: WantedContract) => Promise<void>;

export const makeContractChange =
  ({ db, audit, keepChannels }: Dependencies): ChangeContract =>
  async ({ person }, { companyId, name, avatarChannelMax, feeRate, seenVersion }) => {
    await db.transaction(async (tx) => {
      const company = await holdCompany(tx, companyId);
      if (!company) throw new Refusal('notFound');
      const { name: oldName, avatarChannelMax: oldMax, feeRate: oldRate } = company;
      const changes = changesBetween(
        { name: oldName, avatar_channel_max: oldMax, fee_rate: oldRate },
        { name, avatar_channel_max: avatarChannelMax, fee_rate: feeRate },
      );
      const isUnseen = seenVersion !== undefined && seenVersion !== company.version;
      if (isUnseen) throw new Refusal('changedMeanwhile');
      if (changes.length === 0) return;
      if (avatarChannelMax !== undefined) await keepChannels(tx, companyId, avatarChannelMax);
      await changeCompany(tx, companyId, {
        ...(name !== undefined && { name }),
        ...(avatarChannelMax !== undefined && { avatarChannelMax }),
        ...(feeRate !== undefined && { feeRate }),
      });
      await audit.record(tx, person, { companyId, action: 'company.changed', subject: oldName, changes });
    });
  };
