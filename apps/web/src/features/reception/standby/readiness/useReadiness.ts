import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { useEffect } from 'react';
import { useCompanyScope } from '@/features/companies';
import { useMyCharacter } from '@/features/reception/useMyCharacter';
import { useRealtime } from '@/live/RealtimeContext';
import { useMyStatus, useSocket } from '@/live/useLive';
import { loadFilm, loadModel, loadPicture } from './load';
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
    film: useWaiting(character),
  };
  useTellReady(areReady(prepared));
  useLeaveWhenLost(prepared);
  return prepared;
}

/** How the character waits: those of the house in a film, a company's own as itself. */
function useWaiting(character: CharacterAnswer | undefined): Prepared {
  const isOwn = character?.model_url !== '';
  return useLoaded(isOwn ? character?.model_url : character.standby_image_url, isOwn ? loadModel : loadFilm);
}

function useTellReady(isReady: boolean): void {
  const realtime = useRealtime();
  const { is } = useSocket();
  const scope = useCompanyScope();
  const isKnown = useMyStatus()?.isReady ?? true;
  useEffect(() => {
    if (isReady && is === 'open' && !isKnown) {
      void realtime.say('operatorStateTransition', { state: 'PossibleStandby', ...scope });
    }
  }, [realtime, isReady, is, isKnown, scope]);
}
