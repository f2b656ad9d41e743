import type { Meeting } from '@mukae/contract/domain/reservation/meeting';
import { useState } from 'react';
import { useServerNow } from '@/live/useServerNow';
import { isWarned } from './meetingEnd';

const minuteMs = 60 * 1000;

/** How many minutes are left, for as long as that is told; null: nothing is to be told. */
export function useWarning(meeting: Meeting | null): number | null {
  const now = useServerNow();
  const [entered, setEntered] = useState<{ reservationId: number; at: number } | null>(null);
  if (!meeting) return null;
  const { reservationId, until } = meeting;
  if (entered?.reservationId !== reservationId) {
    setEntered({ reservationId, at: now });
    return null;
  }
  return isWarned({ until, enteredAt: entered.at, now }) ? Math.ceil((until - now) / minuteMs) : null;
}
