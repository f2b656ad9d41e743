import type { CharacterAnswer } from '@mukae/contract/calls/characters';

/** Who is undecided, or whose character is gone, gets the first. */
export const chosenCharacter = (
  characters: readonly CharacterAnswer[],
  id: number | null,
): CharacterAnswer | undefined => characters.find((character) => character.id === id) ?? characters[0];
