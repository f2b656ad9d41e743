import { useMemo } from 'react';
import { Observed } from '@/observing/observed';
import { useObserved } from '@/observing/useObserved';
import type { Station } from '../station/station';
import type { LiveParts } from './sceneStateOf';

const noScreen = new Observed<MediaStream | null>(null);

export function useLiveParts(station: Station): LiveParts {
  const conversation = useObserved(station.conversation);
  const screen = useObserved(conversation?.screen.stream ?? noScreen);
  return useMemo(() => ({ voices: conversation?.voices ?? null, screen }), [conversation, screen]);
}
