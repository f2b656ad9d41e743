import { frameBetween } from './blend';
import { type AvatarFrame, calmFrame } from './frame';
import { withVoice } from './spokenFace';
import { frameOfLife, livedOn, silentLife, type VoiceLife } from './voiceLife';
import { closedMouth, type VoiceMouth } from './voiceMouth';

/** What sees a face. */
export const watchers = ['camera', 'phone'] as const;
export type Watcher = (typeof watchers)[number];

/** What is known of the operator at this moment; null: no face is seen, no microphone is heard. */
export interface Sensed {
  face: { by: Watcher; frame: AvatarFrame } | null;
  voice: VoiceMouth | null;
}

/** One avatar out of everything that moves it, from moment to moment. */
export interface AvatarMix {
  frame: AvatarFrame;
  source: Watcher | 'voice';
  /** What was shown when the source changed last, and for how many seconds it has been another. */
  before: AvatarFrame;
  changing: number;
  life: VoiceLife;
}

export const freshMix: AvatarMix = {
  frame: calmFrame,
  source: 'voice',
  before: calmFrame,
  changing: 0,
  life: silentLife,
};

/** Seconds from one source to another. */
const change = 0.4;

const softly = (share: number): number => share * share * (3 - 2 * share);

/** The face as long as it is seen, otherwise the voice alone. */
function wantedFrame({ face, voice }: Sensed, life: VoiceLife): AvatarFrame {
  if (!face) return frameOfLife(life, voice);
  return voice ? { ...face.frame, scores: withVoice(face.frame.scores, voice.vowels) } : face.frame;
}

/** A face that is lost, found or exchanged for another is never a jump; apart from that nothing is delayed. */
export function mixed(mix: AvatarMix, sensed: Sensed, seconds: number): AvatarMix {
  const source = sensed.face?.by ?? 'voice';
  const life = livedOn(mix.life, sensed.voice ?? closedMouth, seconds);
  const isSame = source === mix.source;
  const before = isSame ? mix.before : mix.frame;
  const changing = isSame ? mix.changing + seconds : seconds;
  const frame = frameBetween(before, wantedFrame(sensed, life), softly(Math.min(1, changing / change)));
  return { frame, source, before, changing, life };
}
