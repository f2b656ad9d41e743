import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { nextTurn } from '@mukae/contract/domain/template/timetable';
import { useEffect, useState } from 'react';
import { allTemplatesOf } from '@/scene/sceneTemplatesOf';

/** The moment whose templates are shown: it moves on when hours begin or end, but not while it is held. */
export function useTurn(signage: WholeSignageAnswer | undefined, isHeld: boolean): number {
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    if (!signage || isHeld) return;
    const next = nextTurn(allTemplatesOf(signage), new Date(moment));
    if (next === null) return;
    const timer = setTimeout(() => setMoment(Math.max(next, Date.now())), next - Date.now());
    return () => clearTimeout(timer);
  }, [signage, isHeld, moment]);
  return moment;
}
