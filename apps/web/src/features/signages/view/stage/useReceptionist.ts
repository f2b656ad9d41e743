import { useEffect, useEffectEvent, useState } from 'react';
import type { Movement } from '@/avatar/stream/movement';
import { Observed } from '@/observing/observed';
import { useObserved } from '@/observing/useObserved';
import type { Absence } from '@/scene/absence';
import type { Receptionist } from '../receptionist/receptionist';
import type { Station } from '../station/station';
import { noTalk, type SceneTalk } from './sceneStateOf';

/** Her code comes when the screen stands; where it could not come it is asked for again. */
const tryAgainMs = 30_000;

const nothingShown = new Observed(null);

interface AtStage {
  talk: (absence: Absence) => SceneTalk;
  /** What her mouth moves by; null before she is there. */
  movement: Movement | null;
  actions: Partial<Receptionist['actions']>;
}

/** The receptionist of a screen that stands already. */
export function useReceptionist(station: Station, isWanted: boolean, characterId: number | null): AtStage {
  const [receptionist, setReceptionist] = useState<Receptionist | null>(null);
  const readCharacterId = useEffectEvent(() => characterId);
  useEffect(() => {
    if (!isWanted) return;
    let close = () => {};
    let isGone = false;
    let again: ReturnType<typeof setTimeout>;
    const bring = () =>
      import('../receptionist/openReceptionist').then(
        ({ openReceptionist }) => {
          if (isGone) return;
          const opened = openReceptionist(station, () => readCharacterId());
          close = opened.close;
          setReceptionist(opened.receptionist);
        },
        () => {
          if (!isGone) again = setTimeout(() => void bring(), tryAgainMs);
        },
      );
    void bring();
    return () => {
      isGone = true;
      clearTimeout(again);
      close();
      setReceptionist(null);
    };
  }, [station, isWanted]);

  const shown = useObserved<ReturnType<Receptionist['shown']['get']> | null>(receptionist?.shown ?? nothingShown);
  if (!receptionist || !shown) return { talk: () => noTalk, movement: null, actions: {} };
  const { canAsk, handedOver } = shown;
  return {
    talk: (absence) => ({ dialogue: receptionist.dialogueWith(absence), canAsk, handedOver }),
    movement: receptionist.movement,
    actions: receptionist.actions,
  };
}
