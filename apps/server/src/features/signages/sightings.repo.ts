import type { Queryable } from '#platform/db/database';
import { signageSightings } from './signages.tables';

/** The device of a signage is connected, or was until now. */
export async function noteSighting(db: Queryable, signageId: number, seenAt: Date): Promise<void> {
  await db
    .insert(signageSightings)
    .values({ signageId, seenAt })
    .onConflictDoUpdate({ target: signageSightings.signageId, set: { seenAt } });
}
