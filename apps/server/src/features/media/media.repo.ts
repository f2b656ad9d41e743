import { and, asc, count, eq, inArray, isNull, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach';
import type { Database, Queryable, Transaction } from '#platform/db/database';
import { boundsOf, containing, inOrder, type Listed, type ListQuery } from '#platform/db/listQuery';
import { reserveId } from '#platform/db/reserveId';
import { media } from './media.tables';

export type Medium = typeof media.$inferSelect;

export interface MediaQuery extends ListQuery<'name' | 'kind' | 'createdAt' | 'size'> {
  kind?: Medium['kind'] | undefined;
}

/** One's own: what one added, and what one's screens show. */
interface OwnMedia {
  shown: readonly number[];
}

function within(reach: Reach, { shown }: OwnMedia): SQL | undefined {
  switch (reach.kind) {
    case 'all':
      return undefined;
    case 'company':
      return eq(media.companyId, reach.companyId);
    case 'own':
      return or(eq(media.addedBy, reach.person.userId), shown.length > 0 ? inArray(media.id, [...shown]) : sql`false`);
  }
}

export async function listMedia(
  db: Queryable,
  reach: Reach,
  own: OwnMedia,
  query: MediaQuery,
): Promise<Listed<Medium>> {
  const wanted = and(
    within(reach, own),
    query.kind && eq(media.kind, query.kind),
    containing(query.search, media.name),
  );
  const { name, kind, createdAt, size } = media;
  const order = inOrder(query.sort ?? '-createdAt', { name, kind, createdAt, size }, media.id);
  const { limit, offset } = boundsOf(query);
  const rows = await db
    .select()
    .from(media)
    .where(wanted)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(media).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

export async function findMedium(db: Queryable, reach: Reach, own: OwnMedia, id: number): Promise<Medium | undefined> {
  const [found] = await db
    .select()
    .from(media)
    .where(and(within(reach, own), eq(media.id, id)));
  return found;
}

/** Until this is written nobody deletes them; answers with how many of them are there. */
export async function holdMedia(tx: Transaction, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const held = await tx
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, [...ids]))
    .orderBy(asc(media.id))
    .for('key share');
  return held.length;
}

export async function mediumName(db: Queryable, id: number | null): Promise<string> {
  if (id === null) return '';
  const [row] = await db.select({ name: media.name }).from(media).where(eq(media.id, id));
  return row?.name ?? '';
}

export async function bytesOfMedia(db: Queryable, companyId: number): Promise<number> {
  const [row] = await db
    .select({ used: sum(media.size) })
    .from(media)
    .where(eq(media.companyId, companyId));
  return Number(row?.used ?? 0);
}

export async function countMedia(db: Queryable, reach: Reach): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(media)
    .where(within(reach, { shown: [] }));
  return row?.count ?? 0;
}

export const reserveMediumId = (db: Database): Promise<number> => reserveId(db, media);

/** Under the id that was reserved for it. */
export const addMedium = (tx: Transaction, medium: Omit<Medium, 'version'>) =>
  tx.insert(media).overridingSystemValue().values(medium);

/** False when another one took its place meanwhile, or the medium is gone. */
export async function replaceThumbnail(
  tx: Transaction,
  { id, thumbnail: old }: Pick<Medium, 'id' | 'thumbnail'>,
  thumbnail: string,
): Promise<boolean> {
  const unchanged = old === null ? isNull(media.thumbnail) : eq(media.thumbnail, old);
  const changed = await tx
    .update(media)
    .set({ thumbnail })
    .where(and(eq(media.id, id), unchanged))
    .returning({ id: media.id });
  return changed.length > 0;
}

/** False when the row is no longer the one that its editor saw. */
export async function renameMedium(tx: Transaction, id: number, name: string, seenVersion: number): Promise<boolean> {
  const changed = await tx
    .update(media)
    .set({ name, version: seenVersion + 1 })
    .where(and(eq(media.id, id), eq(media.version, seenVersion)))
    .returning({ id: media.id });
  return changed.length > 0;
}

/** What was there; undefined when somebody else was faster. */
export async function removeMedium(tx: Transaction, id: number): Promise<Medium | undefined> {
  const [removed] = await tx.delete(media).where(eq(media.id, id)).returning();
  return removed;
}
