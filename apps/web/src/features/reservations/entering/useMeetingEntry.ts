import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { isAtRest } from '@mukae/contract/domain/signage/signage.machine';
import { errorCodes } from '@mukae/contract/errors/codes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWayIn } from '@/features/reception';
import { useTexts } from '@/language/LanguageProvider';
import { useLive } from '@/live/useLive';
import { toast } from '@/ui/toast';
import { enteringTexts } from './entering.texts';
import { useWhyInVain, type WhyInVain } from './useWhyInVain';

export interface MeetingEntry {
  /** The one that is being entered. */
  entering: number | null;
  /** The one whose guest is not there yet: it is entered as soon as she is. */
  awaited: Reservation | null;
  whyInVain: WhyInVain;
  enter: (reservation: Reservation) => void;
  giveUp: () => void;
}

/** Goes into a meeting. Where the guest is not there yet, she is waited for until the meeting is over, which is said. */
export function useMeetingEntry(now: Date): MeetingEntry {
  const t = useTexts(enteringTexts);
  const wayIn = useWayIn();
  const [entering, setEntering] = useState<number | null>(null);
  const [awaited, setAwaited] = useState<Reservation | null>(null);
  const isGuestThere = useLive(({ signages }) => {
    const signage = awaited && signages.get(awaited.signageId);
    return signage ? isAtRest(signage.status) : false;
  });
  const whyInVain = useWhyInVain(awaited, now);

  const enter = async (reservation: Reservation) => {
    setEntering(reservation.id);
    const answer = await wayIn('callFromUser', reservation.signageId);
    setEntering(null);
    if (answer.result === 'OK') return setAwaited(null);
    if (answer.code === errorCodes.signageAway) return setAwaited(reservation);
    setAwaited(null);
    void toast.error({ title: t.failed(answer.code), text: answer.msg, closeLabel: t.close });
  };
  const enterAwaited = useEffectEvent(() => {
    if (awaited && whyInVain === null) void enter(awaited);
  });
  useEffect(() => {
    if (isGuestThere) enterAwaited();
  }, [isGuestThere]);

  return {
    entering,
    awaited,
    whyInVain,
    enter: (reservation) => void enter(reservation),
    giveUp: () => setAwaited(null),
  };
}
