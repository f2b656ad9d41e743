import { reservationCalls } from '@mukae/contract/calls/reservations';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useState } from 'react';
import { callOnce, isError } from '@/api/call';
import { makeOnceKey } from '@/api/onceKey';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { bookingTexts } from './booking.texts';
import { useReservationsChanged } from './useReservationsChanged';

/** Waits for a slot that is taken, and says whether that went well. */
export function useWaitFor(onDone: () => void) {
  const t = useTexts(bookingTexts);
  const reservationsChanged = useReservationsChanged();
  const [busy, setBusy] = useState(false);
  const wait = async ({ startsAt, endsAt }: TimeSlot) => {
    setBusy(true);
    const answer = await callOnce(makeOnceKey(), reservationCalls.addWaiting, { startsAt, endsAt });
    setBusy(false);
    if (isError(answer)) {
      void toast.error({ title: t.notWaiting(answer.code), text: answer.msg, closeLabel: t.close });
    } else {
      void toast.success({ title: t.waiting, closeLabel: t.close });
      onDone();
    }
    await reservationsChanged();
  };
  return { busy, wait };
}
