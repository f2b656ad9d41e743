import { useEffect, useState } from 'react';
import type { Gaze } from '@/avatar/avatar';
import { Movement } from '@/avatar/stream/movement';
import type { Bearing } from './bearing';

const bowEveryMs = 20_000;
/** Who waits with a visitor looks for the staff, and at the visitor again. */
const aside: Gaze = { x: 0.9, y: -0.08 };
const glances = { asideMs: 4000, backMs: 2500 };

/** What a scene has its character do by itself. */
export function useBearing({ expression, looksAside, bows }: Bearing): { movement: Movement; gaze: Gaze | null } {
  const [movement] = useState(() => new Movement());
  const isAside = useGlances(looksAside);
  useEffect(() => movement.tell({ expression }, performance.now()), [movement, expression]);
  useEffect(() => {
    if (bows === 'never') return;
    const bow = () => movement.tell({ motion: 'bow' }, performance.now());
    bow();
    if (bows === 'once') return;
    const timer = setInterval(bow, bowEveryMs);
    return () => clearInterval(timer);
  }, [movement, bows]);
  return { movement, gaze: isAside ? aside : null };
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
