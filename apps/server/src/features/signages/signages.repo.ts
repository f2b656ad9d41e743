import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { signages } from './signages.tables';

export const insertSignage = (db: Database, signage: typeof signages.$inferInsert) =>
  db.insert(signages).values(signage);

/** The account of the signage that belongs to a web-reservation user. */
export async function ownSignageAccount(db: Database, ownerId: number): Promise<number | undefined> {
  const [found] = await db.select({ userId: signages.userId }).from(signages).where(eq(signages.ownerId, ownerId));
  return found?.userId;
}
