import { useMemo } from 'react';
import { Watched } from '../../../reception/calling/watched';
import { useWatched } from '../../../reception/operation/useWatched';
import type { Station } from '../station/station';
import type { LiveParts } from './sceneStateOf';

const noScreen = new Watched<MediaStream | null>(null);

export function useLiveParts(station: Station): LiveParts {
  const conversation = useWatched(station.conversation);
  const screen = useWatched(conversation?.screen.stream ?? noScreen);
  return useMemo(() => ({ voices: conversation?.voices ?? null, screen }), [conversation, screen]);
}
