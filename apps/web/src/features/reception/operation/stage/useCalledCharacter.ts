import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { chosenCharacter, useCastKnowing } from '@/features/characters';
import type { CalledSignage } from './useCalledSignage';

/** Who stands on the screen of a call, as its visitor sees it; undefined until it is known. */
export function useCalledCharacter(
  { characterId }: Pick<CallOnWire, 'characterId'>,
  signage: Pick<CalledSignage, 'characterId'> | undefined,
): CharacterAnswer | undefined {
  const id = characterId ?? signage?.characterId ?? null;
  const cast = useCastKnowing(id);
  return cast && signage && chosenCharacter(cast, id);
}
