import type { HealthReport } from '@mukae/contract/domain/signage/health/healthReport';
import type { HealthReason } from '@mukae/contract/domain/signage/health/reportFaults';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach';
import type { Queryable } from '#platform/db/database';
import { media } from '../../media/media.tables';
import { signagesWithin } from '../signages.repo';
import { signageSightings, signages } from '../signages.tables';
import { screenReports } from './health.tables';

export interface KeptReport {
  reportedAt: Date;
  report: HealthReport;
  faults: HealthReason[];
}

export async function keepReport(db: Queryable, signageId: number, kept: KeptReport): Promise<void> {
  await db
    .insert(screenReports)
    .values({ signageId, ...kept })
    .onConflictDoUpdate({ target: screenReports.signageId, set: kept });
}

export async function findReport(db: Queryable, signageId: number): Promise<KeptReport | undefined> {
  const [found] = await db.select().from(screenReports).where(eq(screenReports.signageId, signageId));
  return found;
}

/** What is known of some screens, without what they told in full. */
export interface ScreenSigns {
  id: number;
  companyId: number;
  seenAt: Date | null;
  reportedAt: Date | null;
  faults: HealthReason[] | null;
}

export const signsOfScreens = (db: Queryable, reach: Reach, ids: readonly number[]): Promise<ScreenSigns[]> =>
  db
    .select({
      id: signages.id,
      companyId: signages.companyId,
      seenAt: signageSightings.seenAt,
      reportedAt: screenReports.reportedAt,
      faults: screenReports.faults,
    })
    .from(signages)
    .leftJoin(signageSightings, eq(signageSightings.signageId, signages.id))
    .leftJoin(screenReports, eq(screenReports.signageId, signages.id))
    .where(and(signagesWithin(db, reach), inArray(signages.id, [...ids])));

/** The names of media of a company, whoever asks for them by whatever number. */
export const namesOfMedia = (
  db: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: media.id, name: media.name })
    .from(media)
    .where(and(eq(media.companyId, companyId), inArray(media.id, [...ids])));
