import { signageCalls } from '@mukae/contract/calls/signages';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { shownOperators } from './shownOperators';
import { presentSignage } from './signages.present';
import { listSignages, type SignageQuery } from './signages.repo';

interface Dependencies {
  db: Database;
  statusOf(signage: { id: number; companyId: number }): DeviceStatus;
}

export function listSignagesHandlers({ db, statusOf }: Dependencies): Handler[] {
  async function listed(
    principal: LoggedIn,
    { companyId, ...query }: SignageQuery & { companyId?: number | undefined },
  ) {
    const { rows, total } = await listSignages(db, reachOf(principal, 'signage.read', companyId), query);
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
