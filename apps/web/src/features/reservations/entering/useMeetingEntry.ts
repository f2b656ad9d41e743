import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { errorCodes } from '@mukae/contract/errors/codes';
import { useState } from 'react';
import { useWayIn } from '@/features/reception';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { enteringTexts } from './entering.texts';
import { useAskingAgain } from './useAskingAgain';
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
  const { whyInVain, lookAgain } = useWhyInVain(awaited, now);

  const ask = ({ signageId }: Reservation) => wayIn('callFromUser', signageId);
  const refuse = (answer: { code: string; msg: string }) =>
    void toast.error({ title: t.failed(answer.code), text: answer.msg, closeLabel: t.close });
  const enter = async (reservation: Reservation) => {
    setEntering(reservation.id);
    const answer = await ask(reservation);
    setEntering(null);
    if (answer.result === 'OK') return;
    if (answer.code === errorCodes.signageAway) setAwaited(reservation);
    else refuse(answer);
  };
  useAskingAgain(whyInVain === null ? awaited : null, async (reservation) => {
    const answer = await ask(reservation);
    if (answer.result === 'OK') return setAwaited(null);
    if (answer.code === errorCodes.signageAway) return;
    if (answer.code === errorCodes.meetingClosed) return lookAgain();
    setAwaited(null);
    refuse(answer);
  });

  return {
    entering,
    awaited,
    whyInVain,
    enter: (reservation) => void enter(reservation),
    giveUp: () => setAwaited(null),
  };
}
