import { useEffect, useState } from 'react';
import { onMouth } from '../../../../voice';
import type { OwnAvatar } from '../call/OwnAvatar';
import { AvatarMover } from './AvatarMover';

/** Moves the avatar of this call, at first with the voice that is sent; faces are added by whoever sees them. */
export function useAvatarMover(avatar: OwnAvatar | null, track: MediaStreamTrack | null): AvatarMover {
  const [mover] = useState(() => new AvatarMover());

  useEffect(() => avatar?.moveBy(mover.frame), [avatar, mover]);

  useEffect(() => {
    if (!track) return;
    const stop = onMouth(track, (mouth) => {
      mover.mouth = mouth;
    });
    return () => {
      stop();
      mover.mouth = null;
    };
  }, [mover, track]);
  return mover;
}
