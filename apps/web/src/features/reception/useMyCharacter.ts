import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { useMe } from '../accounts/useMe';
import { chosenCharacter } from '../characters/chosenCharacter';
import { useCharacters } from '../characters/useCharacters';

/** As whom I serve; undefined until it is known. */
export function useMyCharacter(): CharacterAnswer | undefined {
  const { data: me } = useMe();
  const { data: characters } = useCharacters();
  return me && characters && chosenCharacter(characters, me.character_id);
}
