import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { builtInCharacters } from '@mukae/contract/domain/character/builtIn';
import { chosenCharacter } from '@/features/characters';
import { sceneCharacterOf } from '@/scene/sceneCharacterOf';
import type { SceneCharacter } from '@/scene/sceneState';

const first: SceneCharacter = { kind: 'builtIn', id: builtInCharacters[0].id };

/** Somebody stands there from the first moment, before it is known who was chosen. */
export function characterFor(characters: readonly CharacterAnswer[] | undefined, id: number | null): SceneCharacter {
  const chosen = characters && chosenCharacter(characters, id);
  return chosen ? sceneCharacterOf(chosen) : first;
}
