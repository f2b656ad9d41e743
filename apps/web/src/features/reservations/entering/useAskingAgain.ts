import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { timing } from '@mukae/contract/domain/reception/timing';
import { isAtRest } from '@mukae/contract/domain/signage/signage.machine';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive } from '@/live/useLive';

/**
 * Asks to be let in while a guest is awaited: at once when she turns up, and again and again, for a link that was lost reads like one that
 * is there, and nobody tells when it is back.
 */
export function useAskingAgain(awaited: Reservation | null, ask: (awaited: Reservation) => Promise<void>): void {
  const isGuestThere = useLive(({ signages }) => {
    const signage = awaited && signages.get(awaited.signageId);
    return signage ? isAtRest(signage.status) : false;
  });
  const isAsking = useRef(false);
  const askAgain = useEffectEvent(async () => {
    if (!awaited || isAsking.current) return;
    isAsking.current = true;
    await ask(awaited);
    isAsking.current = false;
  });
  const awaitedId = awaited?.id;
  useEffect(() => {
    if (awaitedId === undefined) return undefined;
    if (isGuestThere) void askAgain();
    const timer = setInterval(() => void askAgain(), timing.callRetry);
    return () => clearInterval(timer);
  }, [awaitedId, isGuestThere]);
}
