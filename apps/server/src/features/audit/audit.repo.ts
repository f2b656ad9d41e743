import { and, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach';
import type { Queryable, Transaction } from '#platform/db/database';
import { boundsOf, containing, type Listed } from '#platform/db/listQuery';
import { auditEntries } from './audit.tables';

export type AuditRow = typeof auditEntries.$inferSelect;

export const addEntry = (tx: Transaction, entry: typeof auditEntries.$inferInsert) =>
  tx.insert(auditEntries).values(entry);

interface AuditFilter {
  action: AuditRow['action'] | undefined;
  from: Date | undefined;
  before: Date | undefined;
  search: string | undefined;
  page: number;
  pageSize: number;
}

const within = (reach: Reach): SQL | undefined =>
  reach.kind === 'company' ? eq(auditEntries.companyId, reach.companyId) : undefined;

export async function entriesWithin(db: Queryable, reach: Reach, filter: AuditFilter): Promise<Listed<AuditRow>> {
  const { action, from, before, search } = filter;
  const wanted = and(
    within(reach),
    action && eq(auditEntries.action, action),
    from && gte(auditEntries.at, from),
    before && lt(auditEntries.at, before),
    containing(search, auditEntries.actorName, auditEntries.subject),
  );
  const { limit, offset } = boundsOf(filter);
  const rows = await db
    .select()
    .from(auditEntries)
    .where(wanted)
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(auditEntries).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}
