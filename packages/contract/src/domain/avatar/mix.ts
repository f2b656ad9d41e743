import { between } from './blend';
import { type AvatarFrame, calmFrame } from './frame';
import { withVoice } from './spokenFace';
import { frameOfLife, livedOn, silentLife, type VoiceLife } from './voiceLife';
import { closedMouth, type VoiceMouth } from './voiceMouth';

/** What an operator can move her avatar with. */
export const sources = ['camera', 'phone', 'voice'] as const;
export type Source = (typeof sources)[number];

/** What is known of the operator at this moment; null: no face is seen there, no microphone is heard. */
export interface Sensed {
  chosen: Source;
  camera: AvatarFrame | null;
  phone: AvatarFrame | null;
  voice: VoiceMouth | null;
}

/** One avatar out of everything that moves it, from moment to moment. */
export interface Mix {
  frame: AvatarFrame;
  source: Source;
  /** What was shown when the source changed last, and for how many seconds it has been another. */
  before: AvatarFrame;
  changing: number;
  life: VoiceLife;
}

export const freshMix: Mix = {
  frame: calmFrame,
  source: 'voice',
  before: calmFrame,
  changing: 0,
  life: silentLife,
};

/** Seconds from one source to another. */
const change = 0.4;

const softly = (share: number): number => share * share * (3 - 2 * share);

/** The chosen face as long as it is seen, otherwise the voice. */
const sourceOf = (sensed: Sensed): Source =>
  sensed.chosen !== 'voice' && sensed[sensed.chosen] ? sensed.chosen : 'voice';

function wantedFrame(sensed: Sensed, life: VoiceLife): AvatarFrame {
  const face = sensed.chosen === 'voice' ? null : sensed[sensed.chosen];
  if (!face) return frameOfLife(life, sensed.voice);
  return sensed.voice ? { ...face, scores: withVoice(face.scores, sensed.voice.vowels) } : face;
}

/** A face that is lost, found or exchanged for another is never a jump; apart from that nothing is delayed. */
export function mixed(mix: Mix, sensed: Sensed, seconds: number): Mix {
  const source = sourceOf(sensed);
  const life = livedOn(mix.life, sensed.voice ?? closedMouth, seconds);
  const isSame = source === mix.source;
  const before = isSame ? mix.before : mix.frame;
  const changing = isSame ? mix.changing + seconds : seconds;
  const frame = between(before, wantedFrame(sensed, life), softly(Math.min(1, changing / change)));
  return { frame, source, before, changing, life };
}
