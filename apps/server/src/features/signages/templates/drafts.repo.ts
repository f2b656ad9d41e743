import type { Draft } from '@mukae/contract/domain/template/draft';
import { and, eq, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { signages } from '../signages.tables';
import { templateDrafts } from './drafts.tables';

export type DraftRow = typeof templateDrafts.$inferSelect;

interface Whose {
  signageId: number;
  userId: number;
}

const ofWhom = ({ signageId, userId }: Whose) =>
  and(eq(templateDrafts.signageId, signageId), eq(templateDrafts.userId, userId));

export async function findDraft(db: Queryable, whose: Whose): Promise<DraftRow | undefined> {
  const [found] = await db.select().from(templateDrafts).where(ofWhom(whose));
  return found;
}

export async function findDraftById(db: Queryable, id: number): Promise<DraftRow | undefined> {
  const [found] = await db.select().from(templateDrafts).where(eq(templateDrafts.id, id));
  return found;
}

/** Undefined when it is no longer the one that was seen: another page of hers has saved. */
export async function storeDraft(
  db: Queryable,
  whose: Whose,
  { draft, seenRevision, savedAt }: { draft: Draft; seenRevision: number; savedAt: Date },
): Promise<DraftRow | undefined> {
  const kept = { draft, revision: seenRevision + 1, savedAt };
  const [saved] =
    seenRevision === 0
      ? await db
          .insert(templateDrafts)
          .values({ ...whose, ...kept })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(templateDrafts)
          .set(kept)
          .where(and(ofWhom(whose), eq(templateDrafts.revision, seenRevision)))
          .returning();
  return saved;
}

export async function removeDraft(db: Queryable | Transaction, whose: Whose): Promise<void> {
  await db.delete(templateDrafts).where(ofWhom(whose));
}

/** What is in hand for a signage, named by its account or by the person whose own it is. */
export async function draftsFor(db: Queryable, userId: number): Promise<Draft[]> {
  const rows = await db
    .select({ draft: templateDrafts.draft })
    .from(templateDrafts)
    .innerJoin(signages, eq(signages.id, templateDrafts.signageId))
    .where(or(eq(signages.userId, userId), eq(signages.ownerId, userId)));
  return rows.map(({ draft }) => draft);
}
