import { useCallback, useSyncExternalStore } from 'react';
import { useRealtime } from '@/live/RealtimeContext';
import { type PhoneSource, phoneOf } from './PhoneSource';
import type { PhoneState } from './phoneState';

export const usePhone = (): PhoneSource => phoneOf(useRealtime());

export function usePhoneState(phone: PhoneSource): PhoneState {
  const subscribe = useCallback((hear: () => void) => phone.on('state', hear), [phone]);
  return useSyncExternalStore(subscribe, () => phone.state);
}
