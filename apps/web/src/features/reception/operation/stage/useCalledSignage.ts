import { signageCalls } from '@mukae/contract/calls/signages';
import type { Size } from '@mukae/contract/domain/signage/size';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { queryOf } from '@/api/query';
import { oneIn } from '@/lists/oneIn';
import { type Templates, templatesOf } from '@/scene/templatesOf';

export interface CalledSignage {
  size: Size;
  /** Who stands there while nobody is in the call. */
  characterId: number | null;
  templates: Templates;
}

function calledSignage(answer: z.output<typeof signageCalls.getSignage.output>): CalledSignage | undefined {
  const signage = oneIn(answer);
  if (!signage) return undefined;
  const { size, default_character } = signage;
  return { size, characterId: default_character?.id ?? null, templates: templatesOf(signage) };
}

/** The signage of a call, with what its scenes show. */
export const useCalledSignage = (targetId: number) =>
  useQuery({ ...queryOf(signageCalls.getSignage, { targetId }), select: calledSignage });
