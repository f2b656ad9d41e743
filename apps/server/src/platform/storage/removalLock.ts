import { sql } from 'drizzle-orm';

/**
 * A lock of the database: each removal of a file shares it for one statement, and a backup has it for itself. Whoever gets it
 * afterwards sees all rows gone whose files were removed before.
 */
export const removalLock = 7_361_010;

/** Part of the statement that marks a file for its removal. */
export const removalsGoOn = sql`pg_try_advisory_xact_lock_shared(${removalLock})`;
