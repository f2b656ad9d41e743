import { can } from '@mukae/contract/access/access';
import { roles } from '@mukae/contract/domain/account/role';
import { type BookingRules, usualBookingRules } from '@mukae/contract/domain/reservation/bookingRules';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { users } from '../accounts/accounts.tables';
import { characters } from '../characters/characters.tables';
import { companies } from '../companies/companies.tables';
import { signages } from '../signages/signages.tables';
import { bookingRules } from './reservations.tables';

/** What has to be known of somebody who reserves. */
export interface Booker {
  signageId: number;
  companyId: number;
  companyCreatedAt: Date;
  feeRate: number;
  rules: BookingRules;
  /** Hers to choose: one of the product's, or of her company's. */
  hasCharacter: boolean;
}

export async function findBooker(
  db: Queryable,
  userId: number,
  characterId: number | null,
): Promise<Booker | undefined> {
  const [found] = await db
    .select({
      signageId: signages.id,
      companyId: companies.id,
      companyCreatedAt: companies.createdAt,
      feeRate: companies.feeRate,
      rules: bookingRules,
      hasCharacter: sql<boolean>`exists (
        select from ${characters} where ${characters.id} = ${characterId}
          and (${characters.companyId} is null or ${characters.companyId} = ${companies.id})
      )`,
    })
    .from(users)
    .innerJoin(signages, eq(signages.ownerId, users.id))
    .innerJoin(companies, eq(companies.id, signages.companyId))
    .leftJoin(bookingRules, eq(bookingRules.companyId, companies.id))
    .where(eq(users.id, userId));
  return found && { ...found, rules: found.rules ?? usualBookingRules };
}

const bookingRoles = roles.filter((role) => can(role, 'reservation.make'));

/**
 * A row while somebody may reserve on her signage, for the statement that does so. It is held: whoever takes account or role from her waits
 * for what she is reserving, or is waited for and seen. Only where there is something to reserve: holding is writing.
 */
export const heldBooker = (userId: number, signageId: number, isSomethingFree: SQL): SQL => sql`
  select from ${users} inner join ${signages} on ${signages.ownerId} = ${users.id}
  where ${users.id} = ${userId} and ${signages.id} = ${signageId} and ${inArray(users.role, bookingRoles)} and ${isSomethingFree}
  for key share of ${users}`;
