import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { useMemo } from 'react';
import { dueTemplatesOf, type SceneTemplates, sceneTemplatesOf } from '@/scene/sceneTemplatesOf';
import { useShownTemplates } from '../health/shownTemplates';
import { usePrepared } from './usePrepared';
import { useTurn } from './useTurn';

interface Dressed {
  signage: WholeSignageAnswer;
  templates: SceneTemplates;
  isRecalled: boolean;
}

/** What a signage shows by now of what it is to show: the templates that are due, once their pictures are ready. Health is told of no others. */
export function useDressed(
  signage: WholeSignageAnswer | undefined,
  { isHeld, isRecalled }: { isHeld: boolean; isRecalled: boolean },
): Dressed | undefined {
  const turn = useTurn(signage, isHeld);
  const wanted = useMemo(() => {
    if (!signage) return undefined;
    const shown = dueTemplatesOf(signage, new Date(turn));
    return { signage, shown, templates: sceneTemplatesOf(signage, shown), isRecalled };
  }, [signage, turn, isRecalled]);
  const dressed = usePrepared(wanted, isHeld);
  useShownTemplates(dressed);
  return dressed;
}
