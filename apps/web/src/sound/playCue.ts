import { type CueName, type CueTone, cues } from './sceneCues';

/** -18 dB */
const loudness = 0.126;
const risingSeconds = 0.02;

let context: AudioContext | undefined;

function play(on: AudioContext, { hertz, from, seconds }: CueTone): void {
  const at = on.currentTime + from;
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + risingSeconds);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  const sine = new OscillatorNode(on, { type: 'sine', frequency: hertz });
  sine.connect(gain).connect(on.destination);
  sine.start(at);
  sine.stop(at + seconds);
}

/** Nothing sounds before somebody has touched the screen: browsers do not allow it, and nobody would know why. */
export function playCue(name: CueName): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const tone of cues[name]) play(context, tone);
}
