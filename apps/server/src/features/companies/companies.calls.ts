import { ok } from '@mukae/contract/calls/answers';
import { companyCalls } from '@mukae/contract/calls/companies';
import { mediaQuota } from '@mukae/contract/domain/media/media';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { AskForChannels } from './askForChannels';
import type { ChangeContract } from './changeCompany';
import { findCompany, listCompanies } from './companies.repo';

/** What of a company is in use, as those know who keep it. */
interface Usage {
  channelsInUse(companyIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  mediaUsed(companyId: number): Promise<number>;
}

interface Dependencies {
  db: Database;
  usage: Usage;
  askForChannels: AskForChannels;
  changeContract: ChangeContract;
}

export const companyHandlers = ({ db, usage, askForChannels, changeContract }: Dependencies): Handler[] => [
  handle(companyCalls.getCompany, async ({ principal, input }) => {
    const reach = reachOf(principal, 'company.read', input.companyId);
    const company = reach.kind === 'company' ? await findCompany(db, reach.companyId) : undefined;
    if (!company) throw new Refusal('notFound');
    return {
      companyName: company.name,
      avatar_channel_max: company.avatarChannelMax,
      channels_in_use: (await usage.channelsInUse([company.id])).get(company.id) ?? 0,
      media_used: await usage.mediaUsed(company.id),
      media_quota: mediaQuota,
    };
  }),

  handle(companyCalls.requestChannels, async ({ principal, input, language }) => {
    await askForChannels(principal.person, input, language);
    return ok;
  }),

  handle(companyCalls.getCompanies, async ({ input }) => {
    const { page, pageSize, sort, search } = input;
    const { rows, total } = await listCompanies(db, { page, pageSize, sort, search });
    const inUse = await usage.channelsInUse(rows.map(({ id }) => id));
    const companies = rows.map(({ id, name, avatarChannelMax, feeRate, version }) => ({
      companyId: id,
      companyName: name,
      avatar_channel_max: avatarChannelMax,
      channels_in_use: inUse.get(id) ?? 0,
      fee_rate: feeRate,
      version,
    }));
    return { result: 'OK', companies, total };
  }),

  handle(companyCalls.updateCompany, async ({ principal, input }) => {
    await changeContract(principal, {
      companyId: input.targetCompanyId,
      name: input.companyName,
      avatarChannelMax: input.avatar_channel_max,
      feeRate: input.fee_rate,
      seenVersion: input.version,
    });
    return ok;
  }),
];
