import type { CaptureMode } from '@mukae/contract/domain/avatar/capture';
import { useEffect } from 'react';
import type { FaceSource } from '@/capture';

/** The camera is on while it is wanted and somebody is there who could see the avatar; who turned it on finds it on the next time. */
export function useCamera(face: FaceSource): void {
  useEffect(() => {
    const { mode, startsItself } = face.settings;
    if (mode === 'browser' && startsItself) face.start();
    return () => face.stop();
  }, [face]);
}

export const cameraSwitch = (face: FaceSource) => ({
  turnOn() {
    face.change({ mode: 'browser', startsItself: true });
    face.start();
  },
  turnOff() {
    face.change({ startsItself: false });
    face.stop();
  },
  moveBy(mode: CaptureMode) {
    face.change({ mode });
    if (mode !== 'browser') face.stop();
    else if (face.settings.startsItself) face.start();
  },
});
