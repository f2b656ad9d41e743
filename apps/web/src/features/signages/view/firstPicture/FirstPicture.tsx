import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { useEffect } from 'react';
import { useCastKnowing } from '@/features/characters';
import { useObserved } from '@/observing/useObserved';
import { characterFor } from '../stage/characterFor';
import type { ViewState } from '../state/viewState';
import type { Station } from '../station/station';
import { isSceneThere, keepPicture, uncoverScene } from './keptPicture';

/** By then everything has come and nothing fades. */
const keepAfterMs = 5000;
const lookEveryMs = 50;
/** Pictures that were changed meanwhile are not waited for, and a screen whose server is away soon says so. */
const coveredMs = { onceKnown: 1000, atMost: 3000 };

const isResting = (view: ViewState): boolean => view.is === 'showing' && view.own.at === 'Standby' && !view.deed;

/** What stood on this screen last stands there again until its code has come: here it makes room, and is kept for the next start. */
export function FirstPicture({
  station,
  signage,
}: {
  station: Pick<Station, 'view'>;
  signage: WholeSignageAnswer | undefined;
}) {
  const view = useObserved(station.view);
  const isAtRest = isResting(view);
  const isElsewhere = view.is === 'showing' && !isAtRest;
  const characterId = signage?.character?.id ?? null;
  const cast = useCastKnowing(characterId);

  useEffect(() => {
    const timer = setTimeout(() => uncoverScene(sceneMotion.fadeMs), coveredMs.atMost);
    return () => {
      clearTimeout(timer);
      uncoverScene(0);
    };
  }, []);

  useEffect(() => {
    if (isElsewhere) uncoverScene(0);
    if (!isAtRest || !signage) return;
    const from = performance.now();
    const timer = setInterval(() => {
      if (!isSceneThere() && performance.now() - from < coveredMs.onceKnown) return;
      clearInterval(timer);
      uncoverScene(sceneMotion.fadeMs);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isAtRest, isElsewhere, signage]);

  useEffect(() => {
    if (!isAtRest || !signage || !cast) return;
    const timer = setTimeout(() => keepPicture(characterFor(cast, characterId)), keepAfterMs);
    return () => clearTimeout(timer);
  }, [isAtRest, signage, cast, characterId]);
  return null;
}
