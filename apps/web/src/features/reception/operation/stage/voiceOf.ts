import { onVoiceLevel } from '../../../../rtc';
import type { VoiceLevel } from '../../../../scene/sceneState';

const silence: VoiceLevel = (onLevel) => {
  onLevel(0);
  return () => {};
};

/** How loud a track is: measured once for everybody who shows it. */
export function voiceOf(track: MediaStreamTrack | null | undefined): VoiceLevel {
  if (!track) return silence;
  const hearers = new Set<(level: number) => void>();
  let stop = () => {};
  return (onLevel) => {
    if (hearers.size === 0) {
      stop = onVoiceLevel(track, (level) => {
        for (const hear of hearers) hear(level);
      });
    }
    const own = (level: number) => onLevel(level);
    hearers.add(own);
    return () => {
      hearers.delete(own);
      if (hearers.size === 0) stop();
    };
  };
}
