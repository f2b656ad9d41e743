import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { scenes } from '@mukae/contract/domain/signage/scene';
import { nextTurn, templateAt } from '@mukae/contract/domain/template/timetable';
import { useEffect, useState } from 'react';
import { allTemplatesOf } from '@/scene/sceneTemplatesOf';

/** The clock of a device may be set, and a device may sleep: no timer is trusted for longer. */
const lookEveryMs = 60_000;

type Templates = ReturnType<typeof allTemplatesOf>;

const areDueAlike = (templates: Templates, one: number, other: number): boolean =>
  scenes.every(
    (scene) => templateAt(templates, scene, new Date(one)) === templateAt(templates, scene, new Date(other)),
  );

/** The moment whose templates are shown: it becomes another when other templates are due, but not while it is held. */
export function useTurn(
  signage: Pick<WholeSignageAnswer, 'templates' | 'timedTemplates'> | undefined,
  isHeld: boolean,
): number {
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    if (!signage || isHeld) return;
    const templates = allTemplatesOf(signage);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = Date.now();
      setMoment((before) => (areDueAlike(templates, before, now) ? before : now));
      const next = nextTurn(templates, new Date(now));
      if (next !== null) timer = setTimeout(look, Math.min(next - now, lookEveryMs));
    };
    look();
    return () => clearTimeout(timer);
  }, [signage, isHeld]);
  return moment;
}
