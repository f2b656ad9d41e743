import { useMe } from '@/features/accounts';
import { useCharacters } from '@/features/characters';
import { characterFor } from './stage/characterFor';
import { QuietStage } from './stage/QuietStage';
import { useLeaveWhenRefused } from './useLeaveWhenRefused';

/** Who opens the page without being a signage is shown as she is, and calls nobody. */
export function Onlooker() {
  const me = useMe();
  const { data: characters } = useCharacters();
  useLeaveWhenRefused(me.error);
  const character = characterFor(characters, me.data?.characterId ?? null);
  return <QuietStage scene={me.data ? 'Standby' : 'Offline'} character={character} />;
}
