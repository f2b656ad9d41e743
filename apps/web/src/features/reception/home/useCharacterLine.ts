import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { chosenCharacter, useCharacters } from '@/features/characters';
import { IconUserScreen } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { receptionTexts } from '../reception.texts';
import type { HomeLine } from './HomeLines';
import { homeTexts } from './home.texts';

/** As whom I serve. */
export function useCharacterLine(me: UserAnswer): HomeLine {
  const { own, loading } = useTexts(homeTexts);
  const { servesAs } = useTexts(receptionTexts);
  const { data: characters } = useCharacters();
  const character = characters && chosenCharacter(characters, me.characterId);
  return {
    to: '/app/select-character',
    Shape: IconUserScreen,
    label: own.character,
    text: character ? servesAs(character.name) : loading,
  };
}
