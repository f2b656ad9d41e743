import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { builtInOf, characterPictures, type Pose } from '@mukae/contract/domain/character/builtIn';

/** The characters of the house stand in several poses; any other has one picture, which is a bust. */
type Figure = { shape: 'standing'; picture: string } | { shape: 'bust'; picture: string };

export function figureOf(character: CharacterAnswer, pose: Pose): Figure {
  const id = builtInOf(character);
  return id
    ? { shape: 'standing', picture: characterPictures(id).pose(pose) }
    : { shape: 'bust', picture: character.image_url };
}
