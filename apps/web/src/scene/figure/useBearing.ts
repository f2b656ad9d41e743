import { useEffect, useState } from 'react';
import type { Gaze } from '@/avatar/avatar';
import type { Movement } from '@/avatar/stream/movement';
import type { Bearing } from './bearing';

const aside: Gaze = { x: 0.9, y: -0.08 };
/** Whoever thinks looks at nobody. */
const away: Gaze = { x: 0.35, y: -0.4 };
/** Who waits with a visitor looks for the staff, and at the visitor again. */
const glances = { asideMs: 4000, backMs: 2500 };

/** Has her do by a movement what a scene asks of her; answers where she looks. */
export function useBearing({ isLed, expression, looks, deeds, about }: Bearing, movement: Movement): Gaze | null {
  const isAside = useGlances(looks === 'forStaff');
  useEffect(() => {
    if (!isLed) movement.tell({ expression }, performance.now());
  }, [movement, isLed, expression]);
  const done = JSON.stringify([deeds, about]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same deeds are told anew by every picture of the scene
  useEffect(() => {
    if (!deeds) return;
    const { motions, afterMs, everyMs } = deeds;
    let place = 0;
    let timer: ReturnType<typeof setTimeout>;
    const act = () => {
      const motion = motions[place % motions.length];
      if (motion) movement.tell({ motion }, performance.now());
      place += 1;
      if (everyMs !== null) timer = setTimeout(act, everyMs);
    };
    if (afterMs > 0) timer = setTimeout(act, afterMs);
    else act();
    return () => clearTimeout(timer);
  }, [movement, done]);
  if (looks === 'away') return away;
  return isAside ? aside : null;
}

function useGlances(looksAside: boolean): boolean {
  const [isAside, setIsAside] = useState(looksAside);
  useEffect(() => {
    setIsAside(looksAside);
    if (!looksAside) return;
    let timer: ReturnType<typeof setTimeout>;
    const glance = (goesAside: boolean) => {
      setIsAside(goesAside);
      timer = setTimeout(() => glance(!goesAside), goesAside ? glances.asideMs : glances.backMs);
    };
    glance(true);
    return () => clearTimeout(timer);
  }, [looksAside]);
  return isAside && looksAside;
}
