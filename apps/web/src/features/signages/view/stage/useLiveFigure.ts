import { useEffect, useState } from 'react';
import type { SceneFigure } from '../../../../scene/sceneState';
import { Watched } from '../../../reception/calling/watched';
import { useWatched } from '../../../reception/operation/useWatched';
import type { Station } from '../station/station';

const noFilm = new Watched<MediaStream | null>(null);

/** Who stands there: drawn by this page, or filmed by the page of the staff where this one is not to draw, or cannot. */
export function useLiveFigure(station: Station, isToBeFilmed: boolean): SceneFigure {
  const [cannotDraw, setCannotDraw] = useState(false);
  const staff = useWatched(station.conversation)?.staff;
  const film = useWatched(staff?.film.stream ?? noFilm);
  const isFilmed = isToBeFilmed || cannotDraw;
  useEffect(() => station.isFilmed.set(isFilmed), [station, isFilmed]);
  return isFilmed
    ? { is: 'filmed', film }
    : {
        is: 'drawn',
        movement: staff?.movement ?? null,
        mayMove: station.mayMove,
        onCannotDraw: () => setCannotDraw(true),
      };
}
