import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useRealtime } from '../../service/realtime/RealtimeContext';
import { PhoneSource } from './PhoneSource';
import type { PhoneState } from './phoneState';

/** My phone, heard for as long as the component stands. */
export function usePhone(): PhoneSource {
  const realtime = useRealtime();
  const [phone] = useState(() => new PhoneSource(realtime));
  useEffect(() => {
    phone.start();
    return () => phone.stop();
  }, [phone]);
  return phone;
}

export function usePhoneState(phone: PhoneSource): PhoneState {
  const subscribe = useCallback((hear: () => void) => phone.on('state', hear), [phone]);
  return useSyncExternalStore(subscribe, () => phone.state);
}
