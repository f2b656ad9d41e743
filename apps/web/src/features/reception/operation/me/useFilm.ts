import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { useEffect, useState } from 'react';
import { Film } from '../../../../avatar/drawing/film';
import { avatarLoader } from '../../../../scene/figure/avatarLoader';
import { sceneCharacterOf } from '../../../../scene/sceneCharacterOf';
import type { CallConnection } from '../../calling/CallConnection';
import type { OwnAvatar } from '../call/OwnAvatar';
import { useWatched } from '../useWatched';
import { sendFilm } from './sendFilm';

/** Films the avatar for a signage that does not draw it, for as long as it does not. False: it does not succeed. */
export function useFilm(
  avatar: OwnAvatar,
  connection: Pick<CallConnection, 'send'>,
  character: CharacterAnswer | undefined,
): boolean {
  const isWanted = useWatched(avatar.sight) !== 'draws';
  const [succeeds, setSucceeds] = useState(true);
  useEffect(() => {
    if (!isWanted || !character) return;
    const load = avatarLoader(sceneCharacterOf(character));
    return sendFilm({
      begin: (onUnable) => Film.begin({ load, movement: avatar.movement, onUnable }),
      send: (track) => connection.send('camera', track),
      onSuccess: setSucceeds,
    });
  }, [isWanted, character, avatar, connection]);
  return succeeds;
}
