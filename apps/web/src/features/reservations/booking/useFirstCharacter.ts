import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { useQuery } from '@tanstack/react-query';
import { roleMay } from '@/api/roleMay';
import { meQuery } from '@/features/accounts';
import { chosenCharacter } from '@/features/characters';

/** The character that was chosen, or else her own, or else the first; null while they are on their way. */
export function useFirstCharacter(characters: readonly CharacterAnswer[]) {
  const { data: me } = useQuery({ ...meQuery, enabled: roleMay('reservation.make') });
  return (chosen: number | null): number | null =>
    chosenCharacter(characters, chosen ?? me?.characterId ?? null)?.id ?? null;
}
