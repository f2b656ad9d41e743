import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { askedPictures } from './pictures.tables';

type AskedPicture = typeof askedPictures.$inferSelect;
type WhichPicture = Pick<AskedPicture, 'signageId' | 'pictureId'>;

const isOne = ({ signageId, pictureId }: WhichPicture) =>
  and(eq(askedPictures.signageId, signageId), eq(askedPictures.pictureId, pictureId));

export async function findAsked(db: Queryable, signageId: number): Promise<AskedPicture | undefined> {
  const [found] = await db.select().from(askedPictures).where(eq(askedPictures.signageId, signageId));
  return found;
}

/** Which one is awaited from now on: this one, or one that was asked for since a moment ago and is still to come. */
export async function askUnlessUnderway(db: Queryable, wanted: AskedPicture, since: Date): Promise<AskedPicture> {
  const { pictureId, askedAt, is } = wanted;
  const [asked] = await db
    .insert(askedPictures)
    .values(wanted)
    .onConflictDoUpdate({
      target: askedPictures.signageId,
      set: { pictureId, askedAt, is },
      setWhere: sql`${askedPictures.is} = 'givenUp' or ${askedPictures.askedAt} <= ${since}`,
    })
    .returning();
  return asked ?? (await findAsked(db, wanted.signageId)) ?? wanted;
}

/** False: it was not asked for since then, or is not as it was any more. */
export async function moveAsked(
  db: Queryable,
  which: WhichPicture,
  { from, to, since }: { from: AskedPicture['is']; to: AskedPicture['is']; since: Date },
): Promise<boolean> {
  const moved = await db
    .update(askedPictures)
    .set({ is: to })
    .where(and(isOne(which), eq(askedPictures.is, from), gte(askedPictures.askedAt, since)))
    .returning({ signageId: askedPictures.signageId });
  return moved.length > 0;
}

export async function dropAsked(db: Queryable, which: WhichPicture): Promise<void> {
  await db.delete(askedPictures).where(isOne(which));
}
