import { and, eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { screenPictures } from './pictures.tables';

export type ScreenPicture = typeof screenPictures.$inferSelect;

export async function findPicture(db: Queryable, signageId: number): Promise<ScreenPicture | undefined> {
  const [found] = await db.select().from(screenPictures).where(eq(screenPictures.signageId, signageId));
  return found;
}

/** The same, and nobody else changes it meanwhile. */
export async function holdPicture(tx: Transaction, signageId: number): Promise<ScreenPicture | undefined> {
  const [held] = await tx.select().from(screenPictures).where(eq(screenPictures.signageId, signageId)).for('update');
  return held;
}

export async function putPicture(tx: Transaction, picture: ScreenPicture): Promise<void> {
  await tx
    .insert(screenPictures)
    .values(picture)
    .onConflictDoUpdate({ target: screenPictures.signageId, set: picture });
}

export const picturesBefore = (db: Queryable, time: Date): Promise<ScreenPicture[]> =>
  db.select().from(screenPictures).where(lt(screenPictures.takenAt, time));

/** False when a newer one stands there. */
export async function removePicture(tx: Transaction, { signageId, pictureId }: ScreenPicture): Promise<boolean> {
  const removed = await tx
    .delete(screenPictures)
    .where(and(eq(screenPictures.signageId, signageId), eq(screenPictures.pictureId, pictureId)))
    .returning({ signageId: screenPictures.signageId });
  return removed.length > 0;
}
