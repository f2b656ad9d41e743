import type { CallRecord } from '@mukae/contract/calls/callRecords';
import type { CallKind } from '@mukae/contract/domain/call/call.machine';

interface OccasionWords {
  staffCall: string;
  kinds: Record<CallKind, string>;
}

/** What the visitor touched, or who began it. */
export function occasionOf(
  { kind, touchButton }: Pick<CallRecord, 'kind' | 'touchButton'>,
  words: OccasionWords,
): string {
  if (kind !== 'reception') return words.kinds[kind];
  return touchButton || words.staffCall;
}
