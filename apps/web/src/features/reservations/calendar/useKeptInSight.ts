import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { type RefObject, useEffect, useRef } from 'react';

/** What the keyboard has in the grid comes into sight. */
export function useKeptInSight({ startsAt, endsAt }: TimeSlot): RefObject<HTMLSpanElement | null> {
  const block = useRef<HTMLSpanElement>(null);
  const [from, until] = [startsAt.getTime(), endsAt.getTime()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for again where it lies at another time
  useEffect(() => {
    void block.current?.scrollIntoView({ block: 'nearest' });
  }, [from, until]);
  return block;
}
