import { auditCalls } from '@mukae/contract/calls/audit';
import { japanDays, toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { type AuditRow, entriesWithin } from './audit.repo';

const presentEntry = (entry: AuditRow, companyName: string) => ({
  id: entry.id,
  at: toJapanIso(entry.at),
  companyName,
  actor: { userId: entry.actorId, name: entry.actorName, role: entry.actorRole },
  action: entry.action,
  subject: entry.subject,
  changes: entry.changes,
});

interface Dependencies {
  db: Database;
  companyNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export const auditHandlers = ({ db, companyNames }: Dependencies): Handler[] => [
  handle(auditCalls.getAudit, async ({ input, principal }) => {
    const { from, until, action, search, page, pageSize, companyId } = input;
    const { rows, total } = await entriesWithin(db, reachOf(principal, 'audit.read', companyId), {
      action,
      ...japanDays({ from, until }),
      search,
      page,
      pageSize,
    });
    const names = await companyNames(rows.flatMap((row) => row.companyId ?? []));
    return {
      result: 'OK',
      rows: rows.map((row) => presentEntry(row, (row.companyId !== null && names.get(row.companyId)) || '')),
      total,
    };
  }),
];
