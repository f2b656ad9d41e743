import { scoresFrom } from './blendshapes';
import type { AvatarFrame } from './frame';
import { withVoice } from './spokenFace';
import { closedMouth, type VoiceMouth } from './voiceMouth';

/** How somebody speaks of whom only the voice is known. */
export interface VoiceLife {
  /** Seconds since it began. */
  at: number;
  /** How loud it is just now, and how loud of late: the difference is a stress. */
  now: number;
  late: number;
}

export const silentLife: VoiceLife = { at: 0, now: 0, late: 0 };

/** Seconds in which two thirds of a change arrive. */
const quick = 0.09;
const slow = 0.9;

const eased = (from: number, to: number, seconds: number, time: number): number =>
  from + (to - from) * (1 - Math.exp(-seconds / time));

export const livedOn = ({ at, now, late }: VoiceLife, { loudness }: VoiceMouth, seconds: number): VoiceLife => ({
  at: at + seconds,
  now: eased(now, loudness, seconds, quick),
  late: eased(late, loudness, seconds, slow),
});

const wave = (at: number, period: number): number => Math.sin((2 * Math.PI * at) / period);

const friendly = 0.34;

/**
 * A head that sways a little, livelier while it speaks, nods with every stress and lifts its brows with the strong ones.
 * It blinks by itself, as every avatar does.
 */
export function frameOfLife({ at, now, late }: VoiceLife, voice: VoiceMouth | null): AvatarFrame {
  const stress = Math.max(0, now - late);
  const vivid = 1 + late;
  const brow = Math.min(1, 0.08 + 0.9 * stress);
  const face = scoresFrom({
    browInnerUp: brow * 0.6,
    browOuterUpLeft: brow,
    browOuterUpRight: brow,
    mouthSmileLeft: friendly,
    mouthSmileRight: friendly,
  });
  return {
    scores: withVoice(face, (voice ?? closedMouth).vowels),
    head: {
      yaw: vivid * (1.6 * wave(at, 7.1) + 0.9 * wave(at, 3.3)),
      pitch: vivid * 0.8 * wave(at, 5.3) - 9 * stress,
      roll: vivid * (1.1 * wave(at, 8.7) + 0.5 * wave(at, 4.1)),
    },
    hands: null,
  };
}
