import { builtInOf } from '@mukae/contract/domain/character/builtIn';
import type { SceneCharacter } from './sceneState';

export function sceneCharacterOf(character: { image_url: string }): SceneCharacter {
  const id = builtInOf(character);
  return id ? { kind: 'builtIn', id } : { kind: 'picture', url: character.image_url };
}
