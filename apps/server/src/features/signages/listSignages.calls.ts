import { can } from '@mukae/contract/access/access';
import { signageCalls } from '@mukae/contract/calls/signages';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import type { LoggedIn } from '#platform/access/principal';
import { type Reach, reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import type { ScreenHealths } from './health/screenHealths';
import { shownOperators } from './shownOperators';
import { presentSignage } from './signages.present';
import { type KnownStatuses, listSignages, type SignageQuery } from './signages.repo';

interface Dependencies {
  db: Database;
  statusOf(signage: { id: number; companyId: number }): DeviceStatus;
  statusesIn(reach: Reach): KnownStatuses;
  healths: ScreenHealths;
}

type Wanted = Omit<SignageQuery, 'among'> & { companyId?: number | undefined; wantsAttention?: boolean | undefined };

export function listSignagesHandlers({ db, statusOf, statusesIn, healths }: Dependencies): Handler[] {
  /** Only of who is there can something be wrong that it tells. */
  async function inNeed(principal: LoggedIn, statuses: KnownStatuses): Promise<number[]> {
    const there = [...statuses].filter(([, status]) => status !== 'Logout').map(([id]) => id);
    const known = await healths.of(principal, there);
    return known.filter(({ health }) => health.is === 'attention').map(({ id }) => id);
  }

  async function listed(principal: LoggedIn, { companyId, wantsAttention, ...query }: Wanted) {
    const reach = reachOf(principal, 'signage.read', companyId);
    const statuses = statusesIn(reach);
    const among =
      wantsAttention && can(principal.caller, 'signage.manage') ? await inNeed(principal, statuses) : undefined;
    const { rows, total } = await listSignages(db, reach, { ...query, among }, statuses);
    const operators = await shownOperators(db, principal, rows);
    const signages = rows.map((row) => presentSignage(row, statusOf(row.signage), operators.get(row.signage.id)));
    return { rows: signages, total };
  }

  return [
    handle(signageCalls.listSignages, async ({ input, principal }) => (await listed(principal, input)).rows),
    handle(signageCalls.pageOfSignages, async ({ input, principal }) => ({
      result: 'OK',
      ...(await listed(principal, input)),
    })),
  ];
}
