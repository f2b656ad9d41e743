import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { isFilmed } from '@mukae/contract/domain/call/sight';
import { useEffect, useState } from 'react';
import { AvatarFilm } from '@/avatar/drawing/film';
import type { CallConnection } from '@/features/reception/calling/CallConnection';
import { useObserved } from '@/observing/useObserved';
import { avatarLoader } from '@/scene/figure/avatarLoader';
import { sceneCharacterOf } from '@/scene/sceneCharacterOf';
import type { OwnAvatar } from '../call/OwnAvatar';
import { sendFilm } from './sendFilm';

/** Films the avatar for a signage that does not draw it, for as long as it does not. False: it does not succeed. */
export function useFilm(
  avatar: OwnAvatar,
  connection: Pick<CallConnection, 'send'>,
  character: CharacterAnswer | undefined,
): boolean {
  const isWanted = isFilmed(useObserved(avatar.sight));
  const [succeeds, setSucceeds] = useState(true);
  useEffect(() => {
    if (!isWanted || !character) return;
    const load = avatarLoader(sceneCharacterOf(character));
    return sendFilm({
      begin: (onUnable) => AvatarFilm.begin({ load, movement: avatar.movement, onUnable }),
      send: (track) => connection.send('camera', track),
      onSuccess: setSucceeds,
    });
  }, [isWanted, character, avatar, connection]);
  return succeeds;
}
