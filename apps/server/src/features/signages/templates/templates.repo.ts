import { meetingScene } from '@mukae/contract/domain/template/knownScenes';
import type { PlaylistItem } from '@mukae/contract/domain/template/playlist';
import type { Template, TouchButton } from '@mukae/contract/domain/template/template';
import { turnedBoxes } from '@mukae/contract/domain/template/turned';
import { and, asc, eq, inArray, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Medium } from '#features/media';
import type { Queryable, Transaction } from '#platform/db/database';
import { users } from '../../accounts/accounts.tables';
import { media } from '../../media/media.tables';
import { stores } from '../../stores/stores.tables';
import { signages } from '../signages.tables';
import { playlistItems, templates, touchButtons } from './templates.tables';

export type TemplateRow = typeof templates.$inferSelect;
/** A template in the state in which somebody saw it. */
type SeenRow = Pick<TemplateRow, 'id' | 'version'>;
type TouchButtonRow = typeof touchButtons.$inferSelect;

type ShownMedium = Pick<Medium, 'id' | 'kind'>;

export interface WholeTemplate {
  template: TemplateRow;
  logo: ShownMedium | null;
  playlist: (ShownMedium & { seconds: number | null })[];
  buttons: TouchButtonRow[];
}

export async function insertTemplates(tx: Transaction, signageId: number, wanted: readonly Template[]): Promise<void> {
  for (const { touchButtons: buttons, ...template } of wanted) {
    const added = await insertTemplate(tx, { signageId, ...template });
    if (buttons.length === 0) continue;
    await tx
      .insert(touchButtons)
      .values(buttons.map((button, position) => ({ templateId: added.id, position, ...button })));
  }
}

export async function insertTemplate(tx: Transaction, wanted: typeof templates.$inferInsert): Promise<TemplateRow> {
  const [added] = await tx.insert(templates).values(wanted).returning();
  if (!added) throw new Error('the template was not added');
  return added;
}

/** False when it is no longer the one that its editor saw. */
export async function removeTemplate(tx: Transaction, { id, version }: SeenRow): Promise<boolean> {
  const removed = await tx
    .delete(templates)
    .where(and(eq(templates.id, id), eq(templates.version, version)))
    .returning({ id: templates.id });
  return removed.length > 0;
}

/** Whoever saved a template, by the name that is told, and when. */
export type Saved = Required<Pick<typeof templates.$inferInsert, 'savedBy' | 'savedAt'>>;

/** On a screen that was turned: what was moved where it stood the other way is back where the layouts have it. */
export async function putBlocksBack(tx: Transaction, signageId: number, saved: Saved): Promise<void> {
  await tx
    .update(templates)
    .set({ ...saved, boxes: turnedBoxes, version: sql`${templates.version} + 1` })
    .where(and(eq(templates.signageId, signageId), ne(templates.boxes, turnedBoxes)));
}

export const templateRows = (db: Queryable, signageId: number): Promise<TemplateRow[]> =>
  db.select().from(templates).where(eq(templates.signageId, signageId)).orderBy(asc(templates.id));

export async function templatesOf(db: Queryable, signageId: number): Promise<WholeTemplate[]> {
  const rows = await db
    .select({ template: templates, logo: { id: media.id, kind: media.kind } })
    .from(templates)
    .leftJoin(media, eq(media.id, templates.logoId))
    .where(eq(templates.signageId, signageId))
    .orderBy(asc(templates.id));
  const ids = rows.map(({ template }) => template.id);
  const [buttons, played] = ids.length === 0 ? [[], []] : [await buttonsOf(db, ids), await playlistsOf(db, ids)];
  return rows.map((row) => ({
    ...row,
    playlist: played.filter(({ templateId }) => templateId === row.template.id),
    buttons: buttons.filter(({ templateId }) => templateId === row.template.id),
  }));
}

export const playlistsOf = (db: Queryable, templateIds: readonly number[]) =>
  db
    .select({
      templateId: playlistItems.templateId,
      seconds: playlistItems.seconds,
      id: media.id,
      kind: media.kind,
      name: media.name,
    })
    .from(playlistItems)
    .innerJoin(media, eq(media.id, playlistItems.mediaId))
    .where(inArray(playlistItems.templateId, [...templateIds]))
    .orderBy(asc(playlistItems.position));

/** Exactly these media, in this order. */
export async function keepPlaylist(
  tx: Transaction,
  templateId: number,
  wanted: readonly PlaylistItem[],
): Promise<void> {
  await tx.delete(playlistItems).where(eq(playlistItems.templateId, templateId));
  if (wanted.length === 0) return;
  await tx.insert(playlistItems).values(wanted.map((item, position) => ({ templateId, position, ...item })));
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
  wanted: readonly (TouchButton & { id?: number | null | undefined })[],
): Promise<void> {
  const kept = new Set(wanted.flatMap(({ id }) => id ?? []));
  const ofTemplate = eq(touchButtons.templateId, templateId);
  await tx
    .delete(touchButtons)
    .where(kept.size > 0 ? and(ofTemplate, notInArray(touchButtons.id, [...kept])) : ofTemplate);
  for (const [position, { id, text, fontSize, backgroundColour, isShown }] of wanted.entries()) {
    const button = { text, fontSize, backgroundColour, isShown };
    const changed = await tx
      .update(touchButtons)
      .set({ ...button, position })
      // An id that stands there twice is kept by the first.
      .where(and(ofTemplate, eq(touchButtons.id, id && kept.delete(id) ? id : 0)))
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
    .leftJoin(playlistItems, eq(playlistItems.mediaId, media.id))
    .innerJoin(templates, or(eq(templates.logoId, media.id), eq(templates.id, playlistItems.templateId)))
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
    .select({ logoId: templates.logoId, mediaId: playlistItems.mediaId })
    .from(templates)
    .leftJoin(playlistItems, eq(playlistItems.templateId, templates.id))
    .innerJoin(signages, eq(signages.id, templates.signageId))
    .where(
      and(
        or(eq(signages.userId, userId), eq(signages.ownerId, userId)),
        // As `isKnownOn` tells it of one.
        or(isNull(signages.ownerId), and(eq(templates.scene, meetingScene), isNull(templates.hours))),
      ),
    );
  return [...new Set(rows.flatMap(({ logoId, mediaId }) => [logoId ?? [], mediaId ?? []].flat()))];
}

/** Signages that were there before templates were. */
export const signagesWithoutTemplates = (db: Queryable) =>
  db
    .select({ id: signages.id, width: signages.width, height: signages.height })
    .from(signages)
    .where(sql`not exists (select from ${templates} where ${templates.signageId} = ${signages.id})`);
