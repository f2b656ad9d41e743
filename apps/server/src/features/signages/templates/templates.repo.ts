import type { Template, TouchButton } from '@mukae/contract/domain/template/template';
import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Medium } from '#features/media';
import type { Queryable, Transaction } from '#platform/db/database';
import { users } from '../../accounts/accounts.tables';
import { media } from '../../media/media.tables';
import { stores } from '../../stores/stores.tables';
import { signages } from '../signages.tables';
import { templates, touchButtons } from './templates.tables';

export type TemplateRow = typeof templates.$inferSelect;
type TouchButtonRow = typeof touchButtons.$inferSelect;

export interface WholeTemplate {
  template: TemplateRow;
  logo: Pick<Medium, 'id' | 'kind'> | null;
  contents: Pick<Medium, 'id' | 'kind'> | null;
  buttons: TouchButtonRow[];
}

export async function insertTemplates(tx: Transaction, signageId: number, wanted: readonly Template[]): Promise<void> {
  for (const { touchButtons: buttons, ...template } of wanted) {
    const [added] = await tx
      .insert(templates)
      .values({ signageId, ...template })
      .returning({ id: templates.id });
    if (!added) throw new Error('the template was not added');
    if (buttons.length === 0) continue;
    await tx
      .insert(touchButtons)
      .values(buttons.map((button, position) => ({ templateId: added.id, position, ...button })));
  }
}

export async function templatesOf(db: Queryable, signageId: number): Promise<WholeTemplate[]> {
  const logo = alias(media, 'logo');
  const contents = alias(media, 'contents');
  const rows = await db
    .select({
      template: templates,
      logo: { id: logo.id, kind: logo.kind },
      contents: { id: contents.id, kind: contents.kind },
    })
    .from(templates)
    .leftJoin(logo, eq(logo.id, templates.logoId))
    .leftJoin(contents, eq(contents.id, templates.contentsId))
    .where(eq(templates.signageId, signageId))
    .orderBy(asc(templates.id));
  const ids = rows.map(({ template }) => template.id);
  const buttons = ids.length === 0 ? [] : await buttonsOf(db, ids);
  return rows.map((row) => ({
    ...row,
    buttons: buttons.filter(({ templateId }) => templateId === row.template.id),
  }));
}

export async function findTemplate(db: Queryable, signageId: number, id: number): Promise<TemplateRow | undefined> {
  const [found] = await db
    .select()
    .from(templates)
    .where(and(eq(templates.signageId, signageId), eq(templates.id, id)));
  return found;
}

/** False when the scene is no longer the one that its editor saw. */
export async function saveTemplate(
  tx: Transaction,
  id: number,
  change: Partial<typeof templates.$inferInsert>,
  seenVersion: number,
): Promise<boolean> {
  const changed = await tx
    .update(templates)
    .set({ ...change, version: seenVersion + 1 })
    .where(and(eq(templates.id, id), eq(templates.version, seenVersion)))
    .returning({ id: templates.id });
  return changed.length > 0;
}

/** Exactly these buttons, in this order; one that is there keeps its id. */
export async function keepButtons(
  tx: Transaction,
  templateId: number,
  wanted: readonly (TouchButton & { id?: number | undefined })[],
): Promise<void> {
  const kept = new Set(wanted.flatMap(({ id }) => id ?? []));
  const ofTemplate = eq(touchButtons.templateId, templateId);
  await tx
    .delete(touchButtons)
    .where(kept.size > 0 ? and(ofTemplate, notInArray(touchButtons.id, [...kept])) : ofTemplate);
  for (const [position, { id, ...button }] of wanted.entries()) {
    const changed = await tx
      .update(touchButtons)
      .set({ ...button, position })
      // An id that stands there twice is kept by the first.
      .where(and(ofTemplate, eq(touchButtons.id, id !== undefined && kept.delete(id) ? id : 0)))
      .returning({ id: touchButtons.id });
    if (changed.length === 0) await tx.insert(touchButtons).values({ templateId, position, ...button });
  }
}

export const buttonsOf = (db: Queryable, templateIds: readonly number[]): Promise<TouchButtonRow[]> =>
  db
    .select()
    .from(touchButtons)
    .where(inArray(touchButtons.templateId, [...templateIds]))
    .orderBy(asc(touchButtons.position));

/** The first signages that show a medium in some scene by name, and how many do. */
export async function signagesShowing(db: Queryable, mediaIds: readonly number[], max: number) {
  if (mediaIds.length === 0) return [];
  const showing = db
    .selectDistinct({ mediaId: media.id, signageId: templates.signageId })
    .from(media)
    .innerJoin(templates, or(eq(templates.logoId, media.id), eq(templates.contentsId, media.id)))
    .where(inArray(media.id, [...mediaIds]))
    .as('showing');
  const ranked = db
    .select({
      mediaId: showing.mediaId,
      signageId: showing.signageId,
      name: sql<string>`${users.name}`.as('signage_name'),
      storeName: sql<string | null>`${stores.name}`.as('store_name'),
      rank: sql<number>`row_number() over (partition by ${showing.mediaId} order by ${users.name}, ${showing.signageId})`.as(
        'rank',
      ),
      count: sql<number>`(count(*) over (partition by ${showing.mediaId}))::int`.as('count'),
    })
    .from(showing)
    .innerJoin(signages, eq(signages.id, showing.signageId))
    .innerJoin(users, eq(users.id, signages.userId))
    .leftJoin(stores, eq(stores.id, users.storeId))
    .as('ranked');
  return db.select().from(ranked).where(lte(ranked.rank, max)).orderBy(asc(ranked.rank));
}

/** What the scenes of a signage show, named by its account or by the person whose own it is. */
export async function mediaShownTo(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db
    .select({ logoId: templates.logoId, contentsId: templates.contentsId })
    .from(templates)
    .innerJoin(signages, eq(signages.id, templates.signageId))
    .where(
      and(
        or(eq(signages.userId, userId), eq(signages.ownerId, userId)),
        // Whoever rents the avatar, and whom she meets, know one scene only.
        or(isNull(signages.ownerId), eq(templates.scene, 'Active')),
      ),
    );
  return rows.flatMap(({ logoId, contentsId }) => [logoId ?? [], contentsId ?? []].flat());
}

/** Signages that were there before templates were. */
export const signagesWithoutTemplates = (db: Queryable) =>
  db
    .select({ id: signages.id, width: signages.width, height: signages.height })
    .from(signages)
    .where(sql`not exists (select from ${templates} where ${templates.signageId} = ${signages.id})`);
