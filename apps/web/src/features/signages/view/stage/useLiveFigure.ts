import { useEffect, useState } from 'react';
import type { CannotDraw } from '@/avatar/drawing/drawing';
import type { Movement } from '@/avatar/stream/movement';
import { Observed } from '@/observing/observed';
import { useObserved } from '@/observing/useObserved';
import type { SceneFigure } from '@/scene/sceneState';

const noFilm = new Observed<MediaStream | null>(null);
const loadAgainMs = 30_000;

/** What is seen of the staff in a call. */
interface Seen {
  movement: Movement;
  film: { stream: Observed<MediaStream | null> };
}

/** Of the station, what the figure is about. */
interface Stage {
  beFilmed(isFilmed: boolean): void;
  mayMove: () => boolean;
}

interface Cast {
  /** Null while nobody talks. */
  staff: Seen | null;
  /** Of whoever speaks before and after that. */
  receptionist: Movement | null;
  isToBeFilmed: boolean;
  characterId: number | null;
}

interface Undrawable {
  characterId: number | null;
  because: CannotDraw;
}

/** Who stands there: drawn by this page, or filmed by the page of the staff where this one is not to draw, or cannot. */
export function useLiveFigure(station: Stage, { staff, receptionist, isToBeFilmed, characterId }: Cast): SceneFigure {
  const [undrawable, setUndrawable] = useState<Undrawable | null>(null);
  const film = useObserved(staff?.film.stream ?? noFilm);
  const isFilmed = isToBeFilmed || undrawable?.characterId === characterId;
  useEffect(() => station.beFilmed(isFilmed), [station, isFilmed]);
  useEffect(() => {
    if (!undrawable || undrawable.because === 'tooSlow') return;
    const forget = setTimeout(() => setUndrawable(null), loadAgainMs);
    return () => clearTimeout(forget);
  }, [undrawable]);
  if (isFilmed) return { is: 'filmed', film };
  const onCannotDraw = (because: CannotDraw) => setUndrawable({ characterId, because });
  return { is: 'drawn', movement: staff?.movement ?? receptionist, mayMove: station.mayMove, onCannotDraw };
}
