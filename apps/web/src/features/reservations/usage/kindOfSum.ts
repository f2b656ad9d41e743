import type { UsageAnswer } from '@mukae/contract/calls/usage';

type KindOfSum = 'expected' | 'billed' | 'share';

/** What the sum of a month is to whoever reads it: what she will be asked for, what she is asked for, or her part of what others pay. */
export function kindOfSum({ isWhole, isClosed }: Pick<UsageAnswer, 'isWhole' | 'isClosed'>): KindOfSum {
  if (!isWhole) return 'share';
  return isClosed ? 'billed' : 'expected';
}
