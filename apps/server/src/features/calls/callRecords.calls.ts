import { callRecordCalls } from '@mukae/contract/calls/callRecords';
import { japanDay, japanDays } from '@mukae/contract/domain/time/japanTime';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { presentRecord, wholeSeconds } from './callRecords.present';
import { type CallRecordRow, countRequests, countRequestsByHour, findRecord, listRecords } from './callRecords.repo';

/** As many as are read at a glance. */
const lastMissed = { page: 1, pageSize: 3 };

interface Dependencies {
  db: Database;
  clock: Clock;
  companyNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export function callRecordHandlers({ db, clock, companyNames }: Dependencies): Handler[] {
  async function present(rows: readonly CallRecordRow[]) {
    const names = await companyNames(rows.map(({ companyId }) => companyId));
    return rows.map((row) => presentRecord(row, names.get(row.companyId) ?? ''));
  }

  return [
    handle(callRecordCalls.getCallRecord, async ({ input, principal }) => {
      const record = await findRecord(db, reachOf(principal, 'call.read'), input.targetId);
      const [presented] = await present(record ? [record] : []);
      if (!presented) throw new Refusal('notFound');
      return presented;
    }),

    handle(callRecordCalls.pageOfCallRecords, async ({ input, principal }) => {
      const { companyId, from, until, ...wanted } = input;
      const reach = reachOf(principal, 'call.read', companyId);
      const { rows, total } = await listRecords(db, reach, { ...wanted, ...japanDays({ from, until }) });
      return { result: 'OK', rows: await present(rows), total };
    }),

    handle(callRecordCalls.getCallSummary, async ({ input, principal }) => {
      const reach = reachOf(principal, 'call.read', input.companyId);
      const day = japanDay(clock.now());
      const today = japanDays({ from: day, until: day });
      const { meanWaitedMs, ...counted } = await countRequests(db, reach, today);
      const byHour = await countRequestsByHour(db, reach, today);
      const missed = await listRecords(db, reach, { ...today, kind: 'reception', fate: 'missed', ...lastMissed });
      return {
        result: 'OK',
        ...counted,
        meanWaitedSeconds: wholeSeconds(meanWaitedMs),
        byHour,
        lastMissed: await present(missed.rows),
      };
    }),
  ];
}
