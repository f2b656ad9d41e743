import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { builtInCharacters, characterPictures, type Pose } from '@mukae/contract/domain/character/builtIn';

/** The characters of the house stand in several poses; any other has one picture, which is a bust. */
export type Figure = { shape: 'standing'; picture: string } | { shape: 'bust'; picture: string };

export function figureOf(character: CharacterAnswer, pose: Pose): Figure {
  const ours = builtInCharacters.find(({ id }) => characterPictures(id).thumb === character.image_url);
  return ours
    ? { shape: 'standing', picture: characterPictures(ours.id).pose(pose) }
    : { shape: 'bust', picture: character.image_url };
}
