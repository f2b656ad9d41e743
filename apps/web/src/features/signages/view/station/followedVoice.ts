import { onVoiceLevel } from '@/rtc';
import type { VoiceLevel } from '@/scene/voiceLevel';

const nothing = () => {};

/** How loud a voice is, whichever track carries it at the moment. */
export function followedVoice(
  current: () => MediaStreamTrack | null,
  onChange: (hear: () => void) => () => void,
): VoiceLevel {
  return (onLevel) => {
    let followed: MediaStreamTrack | null = null;
    let stop = nothing;
    const follow = () => {
      const track = current();
      if (track === followed) return;
      stop();
      followed = track;
      stop = track ? onVoiceLevel(track, onLevel) : nothing;
    };
    follow();
    const stopFollowing = onChange(follow);
    return () => {
      stopFollowing();
      stop();
    };
  };
}
