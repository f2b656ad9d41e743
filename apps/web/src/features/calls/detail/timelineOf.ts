import type { CallRecord } from '@mukae/contract/calls/callRecords';

export type TimelineStep = 'pressed' | 'rung' | 'accepted' | 'firstSound' | 'firstPicture' | 'ended';

export type TimelineEntry =
  | { step: TimelineStep; at: string /** Since the step before; null for the first. */; afterMs: number | null }
  /** It should have come, and did not. */
  | { step: 'firstSound' | 'firstPicture'; at: null };

/** What happened, in the order in which it did; what never came stands before the end. */
export function timelineOf({ times }: Pick<CallRecord, 'times'>): TimelineEntry[] {
  const { pressedAt, rungAt, acceptedAt, firstSoundAt, firstPictureAt, endedAt } = times;
  const asked = happened([
    ['pressed', pressedAt],
    ['rung', rungAt],
    ['accepted', acceptedAt],
  ]);
  const arrived = happened([
    ['firstSound', firstSoundAt],
    ['firstPicture', firstPictureAt],
  ]).sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const [ended] = happened([['ended', endedAt]]);
  const known = [...asked, ...arrived, ...(ended ? [ended] : [])];
  const entries = known.map((entry, place): TimelineEntry => ({ ...entry, afterMs: gap(known[place - 1], entry) }));
  return acceptedAt === null ? entries : withMissing(entries, times);
}

interface Happened {
  step: TimelineStep;
  at: string;
}

const happened = (steps: readonly (readonly [TimelineStep, string | null])[]): Happened[] =>
  steps.flatMap(([step, at]) => (at === null ? [] : [{ step, at }]));

const gap = (before: Happened | undefined, { at }: Happened): number | null =>
  before ? Date.parse(at) - Date.parse(before.at) : null;

function withMissing(entries: TimelineEntry[], times: CallRecord['times']): TimelineEntry[] {
  const missing: TimelineEntry[] = [];
  if (times.firstSoundAt === null) missing.push({ step: 'firstSound', at: null });
  if (times.firstPictureAt === null) missing.push({ step: 'firstPicture', at: null });
  return entries.toSpliced(-1, 0, ...missing);
}
