import type { ChannelAnswer } from '@mukae/contract/calls/channels';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { chosenCharacter, useCharacters } from '@/features/characters';
import type { Portrait } from '@/ui/Arch';

type Operator = ChannelAnswer['operator'];

/** As whom somebody serves. */
export function useCharacterOf(): (operator: Operator) => CharacterAnswer | undefined {
  const { data: characters = [] } = useCharacters();
  return (operator) => (operator ? chosenCharacter(characters, operator.characterId) : undefined);
}

/** Who stands in the door: the character, or nobody. */
export function usePortrait(): (operator: Operator) => Portrait {
  const characterOf = useCharacterOf();
  return (operator) => ({ picture: characterOf(operator)?.image_url, letter: '' });
}
