import { useEffect, useRef } from 'react';
import { usePeerId, useRealtime } from '@/live/RealtimeContext';
import type { OperationAtHand } from '../operation/atHand/OperationAtHand';

/** While it rings the call is made ready, and the code of its screen fetched. Gives back its offer, and a wait for its first picture and sound. */
export function useOperationAtHand(isRinging: boolean) {
  const channel = useRealtime();
  const peerId = usePeerId();
  const atHand = useRef<OperationAtHand>(undefined);

  useEffect(() => {
    if (!isRinging) return;
    let isOver = false;
    const prepare = async () => {
      const [{ operationAtHand }] = await Promise.all([
        import('../operation/atHand/OperationAtHand'),
        import('../operation/OperationScreen'),
      ]);
      if (isOver) return;
      atHand.current = operationAtHand(channel, peerId);
      atHand.current.expectCall();
    };
    // What cannot be fetched now is fetched when it is needed.
    prepare().catch(() => undefined);
    return () => {
      isOver = true;
      atHand.current?.expectNobody();
    };
  }, [isRinging, channel, peerId]);

  return {
    takeOffer: () => atHand.current?.takeOffer(),
    untilThere: async () => atHand.current?.untilThere(),
  };
}
