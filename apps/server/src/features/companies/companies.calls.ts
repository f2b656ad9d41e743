import { companyCalls } from '@mukae/contract/calls/companies';
import type { Database } from '../../platform/db/database';
import { type Handler, handle } from '../../platform/http/handler';
import { reachOf } from '../../platform/http/reach';
import { Refusal } from '../../platform/http/refusal';
import { type Company, findCompany } from './companies.repo';

const presentCompany = ({ name, avatarChannelMax }: Company) => ({
  companyName: name,
  avatar_channel_max: avatarChannelMax,
});

export const companyHandlers = (db: Database): Handler[] => [
  handle(companyCalls.getCompany, async ({ principal, input }) => {
    const reach = reachOf(principal, 'company.read', input.companyId);
    const company = reach.kind === 'company' ? await findCompany(db, reach.companyId) : undefined;
    if (!company) throw new Refusal('notFound');
    return presentCompany(company);
  }),
];
