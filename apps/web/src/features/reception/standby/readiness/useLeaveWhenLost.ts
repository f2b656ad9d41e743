import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { useRealtime } from '@/live/RealtimeContext';
import { useMyStatus, useSocket } from '@/live/useLive';
import { toast } from '@/ui/toast';
import { areReady, lossIn, type Part, type Prepared } from './readiness';
import { readinessTexts } from './readiness.texts';

/** Nobody is called who cannot answer: whoever was ready and is not any more leaves, and is told why. */
export function useLeaveWhenLost(prepared: Readonly<Record<Part, Prepared>>): void {
  const t = useTexts(readinessTexts);
  const realtime = useRealtime();
  const isOpen = useSocket().is === 'open';
  const isOnStandby = useMyStatus()?.status === 'Standby';
  const wasReady = useRef(false);
  const isReady = areReady(prepared);
  const loss = lossIn(prepared);
  const isLost = loss !== undefined;

  const leave = useEffectEvent(async () => {
    if (!loss || !wasReady.current) return;
    wasReady.current = false;
    const { part, because } = loss;
    const answer = await realtime.say('operatorStateTransition', { state: 'Leaving' });
    if (answer.result === 'Error') return;
    void toast.warning({ title: t.left(t.parts[part]), text: t.reasons[because], closeLabel: t.close });
  });

  useEffect(() => {
    if (isReady) wasReady.current = true;
    if (isLost && isOpen && isOnStandby) void leave();
  }, [isReady, isLost, isOpen, isOnStandby]);
}
