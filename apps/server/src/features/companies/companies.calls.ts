import { companyCalls } from '@mukae/contract/calls/companies';
import type { Database } from '../../platform/db/database';
import { companyInScope } from '../../platform/http/companyInScope';
import { type Handler, handle } from '../../platform/http/handler';
import { Refusal } from '../../platform/http/refusal';
import { type Company, findCompany } from './companies.repo';

const presentCompany = ({ name, avatarChannelMax }: Company) => ({
  companyName: name,
  avatar_channel_max: avatarChannelMax,
});

export const companyHandlers = (db: Database): Handler[] => [
  handle(companyCalls.getCompany, async ({ principal, input }) => {
    const companyId = companyInScope(principal, 'company.read', input.companyId);
    const company = companyId === undefined ? undefined : await findCompany(db, companyId);
    if (!company) throw new Refusal('notFound');
    return presentCompany(company);
  }),
];
