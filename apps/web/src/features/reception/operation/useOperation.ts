import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { useEffect, useEffectEvent, useState } from 'react';
import { roleInCookie } from '../../../api/cookies';
import { hasJustReloaded, reloadForService } from '../../service/automaticReload';
import { usePeerId, useRealtime } from '../../service/realtime/RealtimeContext';
import { browserCallEngine } from '../calling/callEngine';
import { Operation } from './call/Operation';
import type { Microphone } from './devices/Microphone';

const chooseScreen = (): Promise<MediaStream> =>
  navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { ideal: 15 } }, audio: false });

/** The operation of this screen: begun with it, and ended when it is left. Nothing is drawn anew for it. */
export function useOperation(call: CallOnWire, microphone: Microphone) {
  const channel = useRealtime();
  const peerId = usePeerId();
  const [operation, setOperation] = useState<Operation | null>(null);
  const [isHopeless, setIsHopeless] = useState(false);
  const begin = useEffectEvent(() => {
    const options = {
      channel,
      engine: browserCallEngine,
      voice: microphone,
      chooseScreen,
      peerId,
      isMeeting: roleInCookie() === 'webReservationUser',
      onHopeless: () => setIsHopeless(true),
    };
    return new Operation(options, call);
  });

  useEffect(() => {
    const begun = begin();
    setOperation(begun);
    return () => begun.leave();
  }, []);

  useEffect(() => {
    if (isHopeless && !hasJustReloaded()) reloadForService();
  }, [isHopeless]);
  return { operation, isHopeless };
}
