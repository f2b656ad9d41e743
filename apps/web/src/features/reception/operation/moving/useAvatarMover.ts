import type { CaptureMode } from '@mukae/contract/domain/avatar/capture';
import type { Source } from '@mukae/contract/domain/avatar/mix';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FaceSource } from '@/capture';
import { usePhone } from '@/features/reception/phone/usePhone';
import { onMouth } from '@/voice';
import type { OwnAvatar } from '../call/OwnAvatar';
import { useCaptureSettings } from '../capture/useFace';
import { AvatarMover } from './AvatarMover';

const sourceIn: Readonly<Record<CaptureMode, Source>> = { browser: 'camera', phone: 'phone', voice: 'voice' };

/** Moves the avatar of this call: with the face that the operator chose, and with the voice that is sent. */
export function useAvatarMover(
  avatar: Pick<OwnAvatar, 'moveBy' | 'hurry'> | null,
  face: FaceSource,
  track: MediaStreamTrack | null,
): void {
  const [mover] = useState(() => new AvatarMover());
  const phone = usePhone();
  const { mode } = useCaptureSettings(face);

  const hurry = useEffectEvent(() => avatar?.hurry());

  useEffect(() => avatar?.moveBy(mover.frame), [avatar, mover]);

  useEffect(() => {
    mover.chosen = sourceIn[mode];
    mover.camera = () => face.latest();
    mover.phone = () => phone.latest(face.settings);
  }, [mover, mode, face, phone]);

  useEffect(() => face.on('frame', () => hurry()), [face]);
  useEffect(() => phone.on('face', () => hurry()), [phone]);

  useEffect(() => {
    if (!track) return;
    const stop = onMouth(track, (mouth) => {
      mover.mouth = mouth;
      hurry();
    });
    return () => {
      stop();
      mover.mouth = null;
    };
  }, [mover, track]);
}
