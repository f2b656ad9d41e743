import { useMemo } from 'react';
import type { SceneFigure } from '../../../../scene/sceneState';
import { Watched } from '../../../reception/calling/watched';
import { useWatched } from '../../../reception/operation/useWatched';
import type { Station } from '../station/station';
import type { LiveParts } from './sceneStateOf';

const nothing = new Watched<MediaStream | null>(null);

export function useLiveParts(station: Station): LiveParts {
  const conversation = useWatched(station.conversation);
  const screen = useWatched(conversation?.screen.stream ?? nothing);
  return useMemo(() => ({ voices: conversation?.voices ?? null, screen }), [conversation, screen]);
}

/** Who stands there: drawn by this page, or filmed by the page of the staff. */
export function useLiveFigure(station: Station): SceneFigure {
  const conversation = useWatched(station.conversation);
  const isFilmed = useWatched(station.isFilmed);
  const film = useWatched(conversation?.staff.film.stream ?? nothing);
  if (isFilmed) return { is: 'filmed', film };
  return {
    is: 'drawn',
    puppet: conversation?.staff.puppet ?? null,
    onCannotDraw: () => station.isFilmed.set(true),
  };
}
