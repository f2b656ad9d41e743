import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { builtInOf } from '@mukae/contract/domain/character/builtIn';
import type { SceneCharacter } from './sceneState';

export function sceneCharacterOf(character: Pick<CharacterAnswer, 'image_url' | 'model_url'>): SceneCharacter {
  const id = builtInOf(character);
  return id ? { kind: 'builtIn', id } : { kind: 'own', model: character.model_url, picture: character.image_url };
}
