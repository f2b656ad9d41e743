import { signageCalls, type WholeSignageAnswer } from '@mukae/contract/calls/signages';
import type { Size } from '@mukae/contract/domain/signage/size';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { dueTemplatesOf, type SceneTemplates, sceneTemplatesOf } from '@/scene/sceneTemplatesOf';

export interface CalledSignage {
  size: Size;
  /** Who stands there while nobody is in the call. */
  characterId: number | null;
  templates: SceneTemplates;
}

function calledSignage(signage: WholeSignageAnswer): CalledSignage {
  const { size, character } = signage;
  return {
    size,
    characterId: character?.id ?? null,
    templates: sceneTemplatesOf(signage, dueTemplatesOf(signage, new Date())),
  };
}

/** The signage of a call, with what its scenes show. */
export const useCalledSignage = (targetId: number) =>
  useQuery({ ...queryOf(signageCalls.getSignage, { targetId }), select: calledSignage });
