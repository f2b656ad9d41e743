import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { CaptureSettings, CaptureState, FaceSource } from '@/capture';

export function useCaptureState(face: FaceSource): CaptureState {
  const subscribe = useCallback((hear: () => void) => face.on('state', hear), [face]);
  return useSyncExternalStore(subscribe, () => face.state);
}

export function useCaptureSettings(face: FaceSource): CaptureSettings {
  const subscribe = useCallback((hear: () => void) => face.on('settings', hear), [face]);
  return useSyncExternalStore(subscribe, () => face.settings);
}

const rateMs = 1000;

/** Pictures a second. */
export function useCaptureRate(face: FaceSource): number {
  const [rate, setRate] = useState(() => face.rate());
  useEffect(() => {
    const timer = setInterval(() => setRate(face.rate()), rateMs);
    return () => clearInterval(timer);
  }, [face]);
  return rate;
}
