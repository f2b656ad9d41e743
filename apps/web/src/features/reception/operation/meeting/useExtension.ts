import { reservationCalls } from '@mukae/contract/calls/reservations';
import type { Meeting } from '@mukae/contract/domain/reservation/meeting';
import { japanTimeOfDay } from '@mukae/contract/domain/time/japanTime';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { meetingTexts } from './meeting.texts';

/** Ten minutes more, if nobody else has them. */
export function useExtension({ reservationId: id, until }: Meeting) {
  const t = useTexts(meetingTexts);
  const [isAsking, setIsAsking] = useState(false);
  const extend = async () => {
    setIsAsking(true);
    const answer = await call(reservationCalls.extendReservation, { id, seenEnd: new Date(until) });
    setIsAsking(false);
    const { close: closeLabel } = t;
    if (isError(answer)) return toast.error({ title: t.notExtended(answer.code), text: answer.msg, closeLabel });
    return toast.success({ title: t.extended, text: t.until(japanTimeOfDay(answer.endsAt)), closeLabel });
  };
  return { isAsking, extend: () => void extend() };
}
