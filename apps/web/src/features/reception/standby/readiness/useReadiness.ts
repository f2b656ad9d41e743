import { useEffect } from 'react';
import { useMyCharacter } from '@/features/reception/useMyCharacter';
import { useRealtime } from '@/live/RealtimeContext';
import { useMyStatus, useSocket } from '@/live/useLive';
import { loadFilm, loadPicture } from './load';
import { areReady, type Part, type Prepared } from './readiness';
import { useLeaveWhenLost } from './useLeaveWhenLost';
import { useLoaded } from './useLoaded';
import { useMicrophoneReady } from './useMicrophoneReady';

/** Prepares what a conversation needs, and tells the server once all of it is there. */
export function useReadiness(): Readonly<Record<Part, Prepared>> {
  const character = useMyCharacter();
  const prepared = {
    microphone: useMicrophoneReady(),
    avatar: useLoaded(character?.image_url, loadPicture),
    film: useLoaded(character?.standby_image_url, loadFilm),
  };
  useTellReady(areReady(prepared));
  useLeaveWhenLost(prepared);
  return prepared;
}

function useTellReady(isReady: boolean): void {
  const realtime = useRealtime();
  const { is } = useSocket();
  const isKnown = useMyStatus()?.isReady ?? true;
  useEffect(() => {
    if (isReady && is === 'open' && !isKnown) {
      void realtime.say('operatorStateTransition', { state: 'PossibleStandby' });
    }
  }, [realtime, isReady, is, isKnown]);
}
