import type { OutsideService } from '@mukae/contract/domain/receptionist/receptionist';
import { japanDay } from '@mukae/contract/domain/time/japanTime';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { outsideUses } from '../receptionist.tables';

/** What was asked of an outside service, or was not, for it would have been too often. */
interface OutsideUse {
  companyId: number;
  service: OutsideService;
  asked: number;
  refused: number;
  tokensIn: number;
  tokensOut: number;
}

export async function noteOutsideUse(db: Queryable, { companyId, service, ...counts }: OutsideUse, now: Date) {
  const { asked, refused, tokensIn, tokensOut } = counts;
  await db
    .insert(outsideUses)
    .values({ companyId, day: japanDay(now), service, ...counts })
    .onConflictDoUpdate({
      target: [outsideUses.companyId, outsideUses.day, outsideUses.service],
      set: {
        asked: sql`${outsideUses.asked} + ${asked}`,
        refused: sql`${outsideUses.refused} + ${refused}`,
        tokensIn: sql`${outsideUses.tokensIn} + ${tokensIn}`,
        tokensOut: sql`${outsideUses.tokensOut} + ${tokensOut}`,
      },
    });
}

/** Since the first of the month in Japan. */
export async function outsideUsesOfMonth(db: Queryable, companyId: number, now: Date) {
  return db
    .select({
      service: outsideUses.service,
      asked: sql<number>`sum(${outsideUses.asked})::int`,
      refused: sql<number>`sum(${outsideUses.refused})::int`,
      tokensIn: sql<number>`sum(${outsideUses.tokensIn})::int`,
      tokensOut: sql<number>`sum(${outsideUses.tokensOut})::int`,
    })
    .from(outsideUses)
    .where(and(eq(outsideUses.companyId, companyId), gte(outsideUses.day, `${japanDay(now).slice(0, 7)}-01`)))
    .groupBy(outsideUses.service)
    .orderBy(outsideUses.service);
}
