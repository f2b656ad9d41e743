import { and, asc, count, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { templatePresets } from './presets.tables';

export type PresetRow = typeof templatePresets.$inferSelect;

export const listPresets = (db: Queryable, companyId: number): Promise<PresetRow[]> =>
  db
    .select()
    .from(templatePresets)
    .where(eq(templatePresets.companyId, companyId))
    .orderBy(asc(templatePresets.name), asc(templatePresets.id));

export async function countPresets(db: Queryable, companyId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(templatePresets)
    .where(eq(templatePresets.companyId, companyId));
  return row?.count ?? 0;
}

export async function insertPreset(tx: Transaction, preset: typeof templatePresets.$inferInsert): Promise<number> {
  const [added] = await tx.insert(templatePresets).values(preset).returning({ id: templatePresets.id });
  if (!added) throw new Error('the preset was not added');
  return added.id;
}

/** Of one company, or of any. What was there; undefined: nothing. */
export async function removePreset(
  tx: Transaction,
  id: number,
  companyId: number | undefined,
): Promise<PresetRow | undefined> {
  const ofCompany = companyId === undefined ? undefined : eq(templatePresets.companyId, companyId);
  const [removed] = await tx
    .delete(templatePresets)
    .where(and(eq(templatePresets.id, id), ofCompany))
    .returning();
  return removed;
}
