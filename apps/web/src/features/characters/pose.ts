import type { CharacterAnswer } from '@mukae/contract/calls/characters';

export type Pose = 'wave' | 'fold' | 'bow' | 'guide';

const drawnHere = /^(\/characters\/[\w-]+)\/thumb\.webp$/;

/** The characters of the house stand in several poses; any other has one picture, which is a bust. */
export type Figure = { shape: 'standing'; picture: string } | { shape: 'bust'; picture: string };

export function figureOf(character: CharacterAnswer, pose: Pose): Figure {
  const folder = drawnHere.exec(character.image_url)?.[1];
  return folder
    ? { shape: 'standing', picture: `${folder}/${pose}.webp` }
    : { shape: 'bust', picture: character.image_url };
}
