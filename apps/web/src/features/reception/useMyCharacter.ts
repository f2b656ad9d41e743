import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { useMe } from '@/features/accounts';
import { chosenCharacter, useCharacters } from '@/features/characters';

/** As whom I serve; undefined until it is known. */
export function useMyCharacter(): CharacterAnswer | undefined {
  const { data: me } = useMe();
  const { data: characters } = useCharacters();
  return me && characters && chosenCharacter(characters, me.characterId);
}
