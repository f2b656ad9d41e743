import { describe, expect, it } from 'vitest';
import { Resampler } from './resampler';

const tone = (hertz: number, rate: number, seconds = 0.5) =>
  Float32Array.from({ length: seconds * rate }, (_, place) => Math.sin((2 * Math.PI * hertz * place) / rate));

function resampled(sound: Float32Array, rate: number, piece = 512): Float32Array {
  const resampler = new Resampler(rate);
  const parts: number[] = [];
  for (let at = 0; at < sound.length; at += piece) parts.push(...resampler.add(sound.subarray(at, at + piece)));
  return Float32Array.from(parts);
}

const loudness = (sound: Float32Array) =>
  Math.sqrt(sound.reduce((total, sample) => total + sample * sample, 0) / sound.length);

describe('a sound at the rate at which speech is understood', () => {
  it.each([16_000, 44_100, 48_000, 96_000])('[D-AH05] is the same as one of %i samples a second', (rate) => {
    const made = resampled(tone(440, rate), rate);
    const wanted = tone(440, 16_000);
    expect(Math.abs(made.length - wanted.length)).toBeLessThan(40);
    const apart = made.slice(100, 7000).map((sample, place) => sample - (wanted[place + 100] ?? 0));
    expect(loudness(apart)).toBeLessThan(0.01);
  });

  it('[D-AH05] has nothing of what is too high for it', () => {
    expect(loudness(resampled(tone(3000, 48_000), 48_000).slice(100))).toBeGreaterThan(0.69);
    expect(loudness(resampled(tone(10_000, 48_000), 48_000).slice(100))).toBeLessThan(0.01);
  });

  it('[D-AH05] does not depend on the pieces in which it comes', () => {
    const sound = tone(700, 44_100);
    const [whole, pieces] = [resampled(sound, 44_100, sound.length), resampled(sound, 44_100, 128)];
    expect(pieces).toEqual(whole.slice(0, pieces.length));
    expect(whole.length - pieces.length).toBeLessThan(2);
  });
});
