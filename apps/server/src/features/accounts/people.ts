import { can } from '@mukae/contract/access/access';
import { answeringRoles } from '@mukae/contract/domain/account/role';
import type { LoggedIn } from '#platform/access/principal';
import type { Reach } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import type { Listed, ListQuery } from '#platform/db/listQuery';
import { type ListedPerson, listPeople, type PeopleSort, type User } from './users.repo';

export interface WantedPeople extends ListQuery<PeopleSort> {
  storeId?: number | undefined;
  role?: User['role'] | undefined;
  isChannelUnused?: boolean | undefined;
  operatorOf?: number | undefined;
  notOperatorOf?: number | undefined;
}

export interface People {
  list(principal: LoggedIn, reach: Reach, wanted: WantedPeople): Promise<Listed<ListedPerson>>;
}

interface Dependencies {
  db: Database;
  /** Those who may answer a signage that the caller may see, and the company in which there could be more. */
  operatorsOf(principal: LoggedIn, signageId: number): Promise<{ companyId: number; userIds: number[] }>;
}

export function makePeople({ db, operatorsOf }: Dependencies): People {
  return {
    async list(principal, reach, { storeId, role, isChannelUnused, operatorOf, notOperatorOf, ...query }) {
      const { page, pageSize, sort, search } = query;
      const seesNamesOnly = !can(principal.caller, 'user.manage');
      const answering = notOperatorOf === undefined ? undefined : answeringRoles;
      const only = operatorOf === undefined ? undefined : await operatorsOf(principal, operatorOf);
      const without = notOperatorOf === undefined ? undefined : await operatorsOf(principal, notOperatorOf);
      const companyId = (only ?? without)?.companyId;
      const within: Reach = reach.kind === 'all' && companyId !== undefined ? { kind: 'company', companyId } : reach;
      return listPeople(db, within, {
        page,
        pageSize,
        // What she is not shown, she does not learn from the order either.
        sort: seesNamesOnly && sort !== '-name' ? 'name' : sort,
        search,
        searchesNamesOnly: seesNamesOnly,
        storeId,
        roles: role === undefined ? answering : [role],
        isChannelUnused: isChannelUnused ?? false,
        only: only?.userIds,
        without: without?.userIds,
      });
    },
  };
}
