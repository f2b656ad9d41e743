import { onVoiceLevel } from '../../../../rtc';
import type { VoiceLevel } from '../../../../scene/sceneState';

const silence: VoiceLevel = (onLevel) => {
  onLevel(0);
  return () => {};
};

/** How loud a track is; the same track has the same answer only where it is remembered. */
export const voiceOf = (track: MediaStreamTrack | null | undefined): VoiceLevel =>
  track ? (onLevel) => onVoiceLevel(track, onLevel) : silence;
