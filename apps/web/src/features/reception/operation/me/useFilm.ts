import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { useEffect } from 'react';
import { Film } from '../../../../avatar/drawing/film';
import { avatarLoader } from '../../../../scene/figure/avatarLoader';
import { sceneCharacterOf } from '../../../../scene/sceneCharacterOf';
import type { CallConnection } from '../../calling/CallConnection';
import type { OwnAvatar } from '../call/OwnAvatar';
import { useWatched } from '../useWatched';

/** Films the avatar for a signage that does not draw it, for as long as it does not. */
export function useFilm(
  avatar: OwnAvatar,
  connection: Pick<CallConnection, 'send'>,
  character: CharacterAnswer | undefined,
): void {
  const isWanted = useWatched(avatar.sight) !== 'draws';
  useEffect(() => {
    const load = isWanted && character && avatarLoader(sceneCharacterOf(character));
    if (!load) return;
    // Where nothing can be drawn nothing is sent: the signage stays with its picture.
    const sendNothing = () => void connection.send('camera', null);
    const filming = Film.begin({ load, movement: avatar.movement, onUnable: sendNothing });
    filming.then(({ track }) => connection.send('camera', track)).catch(() => undefined);
    return () => {
      sendNothing();
      filming.then((film) => film.stop()).catch(() => undefined);
    };
  }, [isWanted, character, avatar, connection]);
}
