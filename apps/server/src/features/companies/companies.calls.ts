import { ok } from '@mukae/contract/calls/answers';
import { companyCalls, type ListedCompany } from '@mukae/contract/calls/companies';
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
      ...company,
      channelsInUse: (await usage.channelsInUse([company.id])).get(company.id) ?? 0,
      mediaUsed: await usage.mediaUsed(company.id),
      mediaQuota,
    };
  }),

  handle(companyCalls.requestChannels, async ({ principal, input, language }) => {
    await askForChannels(principal.person, input, language);
    return ok;
  }),

  handle(companyCalls.getCompanies, async ({ input }) => {
    const { rows, total } = await listCompanies(db, input);
    const inUse = await usage.channelsInUse(rows.map(({ id }) => id));
    const companies: ListedCompany[] = rows.map((company) => ({
      ...company,
      channelsInUse: inUse.get(company.id) ?? 0,
    }));
    return { result: 'OK', companies, total };
  }),

  handle(companyCalls.updateCompany, async ({ principal, input }) => {
    await changeContract(principal, input);
    return ok;
  }),
];
