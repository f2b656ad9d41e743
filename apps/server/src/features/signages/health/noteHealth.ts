import type { HealthReport } from '@mukae/contract/domain/signage/health/healthReport';
import { reportFaults } from '@mukae/contract/domain/signage/health/reportFaults';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { noteSighting } from '../sightings.repo';
import { keepReport } from './reports.repo';

interface Dependencies {
  db: Database;
  clock: Clock;
  version: string;
}

/** Keeps what a screen tells of itself. */
export const makeNoteHealth =
  ({ db, clock, version }: Dependencies) =>
  async (signageId: number, report: HealthReport): Promise<void> => {
    const now = clock.now();
    await keepReport(db, signageId, { reportedAt: now, report, faults: reportFaults(report, version) });
    // So that it is known also where the service is killed, and nobody sees the screen go.
    await noteSighting(db, signageId, now);
  };
