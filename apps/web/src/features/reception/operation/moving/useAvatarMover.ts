import { useEffect, useState } from 'react';
import { onMouth } from '../../../../voice';
import { usePhone } from '../../phone/usePhone';
import type { OwnAvatar } from '../call/OwnAvatar';
import { AvatarMover } from './AvatarMover';

/** Moves the avatar of this call: with the voice that is sent and the phone; the camera is added by whoever has it. */
export function useAvatarMover(avatar: OwnAvatar | null, track: MediaStreamTrack | null): AvatarMover {
  const [mover] = useState(() => new AvatarMover());
  const phone = usePhone();

  useEffect(() => avatar?.moveBy(mover.frame), [avatar, mover]);

  useEffect(() => {
    mover.phone = () => phone.latest();
  }, [mover, phone]);

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
