import { eq, lt } from 'drizzle-orm';
import type { Database } from '#platform/db/database';
import { captures } from './reception.tables';

export type Capture = typeof captures.$inferSelect;

/** False: there is one already. */
export async function addCapture(db: Database, capture: Capture): Promise<boolean> {
  const added = await db.insert(captures).values(capture).onConflictDoNothing().returning({ id: captures.requestId });
  return added.length > 0;
}

export async function findCapture(db: Database, requestId: string): Promise<Capture | undefined> {
  const [found] = await db.select().from(captures).where(eq(captures.requestId, requestId));
  return found;
}

export const capturesBefore = (db: Database, time: Date): Promise<Capture[]> =>
  db.select().from(captures).where(lt(captures.takenAt, time));

export const removeCapture = (db: Database, requestId: string) =>
  db.delete(captures).where(eq(captures.requestId, requestId));
