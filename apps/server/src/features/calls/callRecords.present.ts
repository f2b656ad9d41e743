import type { CallRecord } from '@mukae/contract/calls/callRecords';
import { talkedMs, waitedMs } from '@mukae/contract/domain/reception/waitingAndTalking';
import { toExactJapanIso } from '@mukae/contract/domain/time/japanTime';
import type { CallRecordRow } from './callRecords.repo';

const instantOrNever = (at: Date | null): string | null => at && toExactJapanIso(at);
const millisecond = (at: Date | null): number | null => at?.getTime() ?? null;

export const wholeSeconds = (ms: number | null): number | null => (ms === null ? null : Math.round(ms / 1000));

const operatorOf = ({ userId, userName }: CallRecordRow): CallRecord['operator'] =>
  userId === null && userName === '' ? null : { userId, name: userName };

export function presentRecord(record: CallRecordRow, companyName: string): CallRecord {
  const times = {
    pressedAt: millisecond(record.pressedAt),
    acceptedAt: millisecond(record.acceptedAt),
    connectedAt: millisecond(record.connectedAt),
    endedAt: record.endedAt.getTime(),
  };
  return {
    id: record.id,
    kind: record.kind,
    companyName,
    signage: { id: record.signageId, name: record.signageName },
    storeName: record.storeName,
    operator: operatorOf(record),
    touchButton: record.touchButton,
    beganAt: toExactJapanIso(record.beganAt),
    times: {
      pressedAt: instantOrNever(record.pressedAt),
      rungAt: instantOrNever(record.rungAt),
      acceptedAt: instantOrNever(record.acceptedAt),
      connectedAt: instantOrNever(record.connectedAt),
      firstSoundAt: instantOrNever(record.firstSoundAt),
      firstPictureAt: instantOrNever(record.firstPictureAt),
      endedAt: toExactJapanIso(record.endedAt),
    },
    outcome: record.outcome,
    leftMessage: record.leftMessage,
    rungCount: record.rungCount,
    waitedSeconds: wholeSeconds(waitedMs(times)),
    talkedSeconds: wholeSeconds(talkedMs({ kind: record.kind, ...times })),
  };
}
