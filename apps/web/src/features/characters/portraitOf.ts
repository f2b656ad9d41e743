import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import type { SignageAnswer } from '@mukae/contract/calls/signages';
import type { Portrait } from '@/ui/Arch';
import { firstLetter } from '@/ui/firstLetter';
import { chosenCharacter } from './chosenCharacter';

/** A signage is shown by its own picture, or by the character who greets on it. */
export function portraitOf(
  { name, image, character }: Pick<SignageAnswer, 'name' | 'image' | 'character'>,
  characters: readonly CharacterAnswer[],
): Portrait {
  const letter = firstLetter(name);
  if (image !== '') return { picture: image, figure: 'photo', letter };
  return { picture: chosenCharacter(characters, character?.id ?? null)?.image_url, letter };
}
