import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { and, asc, desc, eq, gt, isNotNull, lte, max, min, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { companies } from '../companies/companies.tables';
import { contractPerson } from './contractPerson.repo';
import type { UsageLine } from './ledger.repo';
import { closedMonths, type InvoiceContent, invoices, usageLines } from './usage.tables';

/** Of each company the first month with lines that is not closed, where that can be closed by now. */
export function monthsToClose(db: Queryable, until: string): Promise<{ companyId: number; month: string }[]> {
  const closed = db
    .select({ month: max(closedMonths.month) })
    .from(closedMonths)
    .where(eq(closedMonths.companyId, companies.id));
  const open = db
    .select({ month: min(usageLines.month) })
    .from(usageLines)
    .where(and(eq(usageLines.companyId, companies.id), gt(usageLines.month, sql`coalesce((${closed}), '')`)));
  const first = db
    .select({ companyId: companies.id, month: sql<string>`(${open})`.as('month') })
    .from(companies)
    .as('first');
  return db
    .select()
    .from(first)
    .where(and(isNotNull(first.month), lte(first.month, until)))
    .orderBy(asc(first.month), asc(first.companyId));
}

export const linesOfMonth = (db: Queryable, companyId: number, month: string): Promise<UsageLine[]> =>
  db
    .select()
    .from(usageLines)
    .where(and(eq(usageLines.companyId, companyId), eq(usageLines.month, month)))
    .orderBy(asc(usageLines.talkedFrom), asc(usageLines.id));

export const addClosing = (tx: Transaction, closing: typeof closedMonths.$inferInsert) =>
  tx.insert(closedMonths).values(closing);

export const addInvoice = (tx: Transaction, invoice: typeof invoices.$inferInsert) =>
  tx.insert(invoices).values(invoice);

/**
 * Whom a contract names: the company, or the person who signed up without one; who is gone has the name that the lines keep, those of
 * the month first. Undefined: there is no such company.
 */
export async function recipientOf(
  db: Queryable,
  companyId: number,
  month: string,
): Promise<InvoiceContent['recipient'] | undefined> {
  const kept = db
    .select({ name: usageLines.userName })
    .from(usageLines)
    .where(and(eq(usageLines.companyId, companies.id), ne(usageLines.userName, '')))
    .orderBy(
      desc(eq(usageLines.month, month)),
      desc(usageLines.month),
      desc(usageLines.talkedFrom),
      desc(usageLines.id),
    )
    .limit(1);
  const [found] = await db
    .select({
      company: companies.name,
      person: sql<string | null>`coalesce((${contractPerson(db, 'name')}), (${kept}))`,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!found) return undefined;
  const isPerson = !hasOrganization(found.company);
  return { name: isPerson ? (found.person ?? '') : found.company, isPerson };
}
