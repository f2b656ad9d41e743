import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePeerId, useRealtime } from '@/live/RealtimeContext';
import { leadCall } from '../returning/callLead';
import { type BegunOperation, operationAtHand } from './atHand/OperationAtHand';

/** The operation of this screen: begun with it or just before, and ended when it is left. Nothing is drawn anew for it. */
export function useOperation(call: CallOnWire): BegunOperation | null {
  const channel = useRealtime();
  const peerId = usePeerId();
  const [begun, setBegun] = useState<BegunOperation | null>(null);
  const take = useEffectEvent(() => operationAtHand(channel, peerId).take(call));
  useEffect(() => {
    const taken = take();
    setBegun(taken);
    const letGo = leadCall();
    return () => {
      letGo();
      taken.stopEarlyVoice();
      taken.operation.leave();
    };
  }, []);
  return begun;
}
