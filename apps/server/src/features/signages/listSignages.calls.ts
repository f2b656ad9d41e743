import { signageCalls } from '@mukae/contract/calls/signages';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import type { LoggedIn } from '#platform/access/principal';
import { type Reach, reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { shownOperators } from './shownOperators';
import { presentSignage } from './signages.present';
import { type KnownStatuses, listSignages, type SignageQuery } from './signages.repo';

interface Dependencies {
  db: Database;
  statusOf(signage: { id: number; companyId: number }): DeviceStatus;
  statusesIn(reach: Reach): KnownStatuses;
}

export function listSignagesHandlers({ db, statusOf, statusesIn }: Dependencies): Handler[] {
  async function listed(
    principal: LoggedIn,
    { companyId, ...query }: SignageQuery & { companyId?: number | undefined },
  ) {
    const reach = reachOf(principal, 'signage.read', companyId);
    const { rows, total } = await listSignages(db, reach, query, statusesIn(reach));
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
