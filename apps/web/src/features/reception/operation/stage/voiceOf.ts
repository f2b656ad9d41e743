import { Listeners } from '@/observing/listeners';
import { onVoiceLevel } from '@/rtc';
import type { VoiceLevel } from '@/scene/voiceLevel';

const silence: VoiceLevel = (onLevel) => {
  onLevel(0);
  return () => {};
};

/** How loud a track is: measured once for everybody who shows it. */
export function voiceOf(track: MediaStreamTrack | null | undefined): VoiceLevel {
  if (!track) return silence;
  const hearers = new Listeners<number>();
  let stop = () => {};
  return (onLevel) => {
    if (hearers.isEmpty) stop = onVoiceLevel(track, (level) => hearers.tell(level));
    const leave = hearers.add(onLevel);
    return () => {
      leave();
      if (hearers.isEmpty) stop();
    };
  };
}
