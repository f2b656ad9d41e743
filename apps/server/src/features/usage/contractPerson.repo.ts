import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { users } from '../accounts/accounts.tables';
import { companies } from '../companies/companies.tables';

/** Of a company without an organization, who is the contract herself: who was in it first of those who are there. */
export const contractPerson = (db: Queryable, column: 'id' | 'name') =>
  db
    .select({ value: users[column] })
    .from(users)
    .where(and(eq(users.companyId, companies.id), ne(users.role, 'signage')))
    .orderBy(asc(users.id))
    .limit(1);
