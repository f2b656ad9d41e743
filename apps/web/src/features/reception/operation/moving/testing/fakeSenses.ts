import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import { encodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import type { VoiceMouth } from '@mukae/contract/domain/avatar/voiceMouth';
import { vi } from 'vitest';
import { FaceSource } from '@/capture';
import { HeardFace } from '@/features/reception/phone/HeardFace';
import { PhoneSource } from '@/features/reception/phone/PhoneSource';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { DeviceChoice, LocalDevice } from '@/rtc';
import type { Senses } from '../Senses';

const nowhere = { getItem: () => null, setItem: () => undefined };

/** An operator whom a test moves. */
export function fakeSenses() {
  const face = new FaceSource(new LocalDevice('camera', new DeviceChoice(nowhere)), nowhere);
  const phone = new PhoneSource(new FakeRealtime(), nowhere);
  let hear: ((mouth: VoiceMouth) => void) | undefined;
  const onMouth = vi.fn<Senses['onMouth']>((_, tell) => {
    hear = tell;
    return () => {
      hear = undefined;
    };
  });
  const base64 = (frame: AvatarFrame) => btoa(String.fromCharCode(...encodeFrame({ sequence: 1, sentAt: 1, frame })));
  return {
    senses: { face, phone, onMouth } satisfies Senses,
    choose: (mode: 'browser' | 'phone' | 'voice') => face.change({ mode, isMirrored: false }),
    show: (frame: AvatarFrame) => face.emit('frame', frame),
    showPhone: (frame: AvatarFrame) => phone.emit('face', new HeardFace(base64(frame), undefined)),
    speak: (mouth: VoiceMouth) => hear?.(mouth),
    isHeard: () => hear !== undefined,
  };
}
