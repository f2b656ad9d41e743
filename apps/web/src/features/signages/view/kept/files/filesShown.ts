import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { characterPictures } from '@mukae/contract/domain/character/builtIn';
import { characterFor } from '@/features/signages/view/stage/characterFor';
import type { SceneCharacter } from '@/scene/sceneState';
import { allTemplatesOf } from '@/scene/sceneTemplatesOf';

const filesOf = (character: SceneCharacter): readonly string[] => {
  if (character.kind === 'own') return [character.model, character.picture];
  const { standby, pose } = characterPictures(character.id);
  return [pose('fold'), pose('bow'), standby];
};

/** Every file that a signage shows: who stands there, then what Standby shows, then the rest. */
export function filesShown(signage: WholeSignageAnswer, cast: readonly CharacterAnswer[]): readonly string[] {
  const character = characterFor(cast, signage.character?.id ?? null);
  const standbyFirst = allTemplatesOf(signage).toSorted(
    (one, other) => Number(other.scene === 'Standby') - Number(one.scene === 'Standby'),
  );
  const shown = standbyFirst
    .flatMap(({ logo, playlist }) => [logo, ...playlist])
    .map((medium) => medium?.image_url ?? '');
  return [...new Set([...filesOf(character), signage.companyLogo, ...shown])].filter((url) => url !== '');
}
