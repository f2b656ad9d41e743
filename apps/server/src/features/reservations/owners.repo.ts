import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { users } from '../accounts/accounts.tables';

/** Where the mails of somebody go; empty: she is gone. */
export async function ownerMailOf(db: Queryable, userId: number | null): Promise<string> {
  if (userId === null) return '';
  const [owner] = await db.select({ mail: users.loginId }).from(users).where(eq(users.id, userId));
  return owner?.mail ?? '';
}
