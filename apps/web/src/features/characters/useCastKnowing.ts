import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { useEffect } from 'react';
import { useCharacters } from './useCharacters';

/** The characters, read again when somebody comes as one that was not there before: a screen stays on for weeks. */
export function useCastKnowing(id: number | null): readonly CharacterAnswer[] | undefined {
  const { data: cast, refetch } = useCharacters();
  const isNew = id !== null && cast !== undefined && !cast.some((character) => character.id === id);
  useEffect(() => {
    if (isNew) void refetch();
  }, [isNew, refetch]);
  return cast;
}
