import type { Draft } from '@mukae/contract/domain/template/draft';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { media } from '../../media/media.tables';
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

/** The one that was seen, if one is named; any otherwise. */
export async function removeDraft(db: Queryable, whose: Whose, seenRevision?: number): Promise<void> {
  const isSeen = seenRevision === undefined ? undefined : eq(templateDrafts.revision, seenRevision);
  await db.delete(templateDrafts).where(and(ofWhom(whose), isSeen));
}

/**
 * Media of drafts of a device, named by its account: whoever edits it may look at them there. Of its company alone, for a
 * draft may name anything; and not of a signage that links open, where anybody might look.
 */
export async function mediaDraftedFor(db: Queryable, userId: number): Promise<number[]> {
  const drafts = await db
    .select({ draft: templateDrafts.draft, companyId: signages.companyId })
    .from(templateDrafts)
    .innerJoin(signages, eq(signages.id, templateDrafts.signageId))
    .where(and(eq(signages.userId, userId), isNull(signages.ownerId)));
  const [first] = drafts;
  const named = drafts
    .flatMap(({ draft }) => draft.changed)
    .flatMap(({ logoId, playlist }) => [
      ...(logoId === null ? [] : [logoId]),
      ...playlist.map(({ mediaId }) => mediaId),
    ]);
  if (!first || named.length === 0) return [];
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.companyId, first.companyId), inArray(media.id, named)));
  return rows.map(({ id }) => id);
}
