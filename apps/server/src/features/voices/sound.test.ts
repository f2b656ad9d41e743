import { describe, expect, it } from 'vitest';
import { levelled } from './loudness';
import { atMostRate } from './resample';
import { readWav, type Sound, writeWav } from './wav';

const tone = (hertz: number, rate: number, { seconds = 0.5, loud = 0.5 } = {}): Sound => ({
  samples: Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, i) => loud * Math.sin((2 * Math.PI * hertz * i) / rate),
  ),
  rate,
});

/** How much of a frequency is in the middle of a sound. */
function loudAt(hertz: number, { samples, rate }: Sound): number {
  const [from, to] = [Math.round(samples.length / 4), Math.round((samples.length * 3) / 4)];
  let [sine, cosine] = [0, 0];
  for (let i = from; i < to; i += 1) {
    const angle = (2 * Math.PI * hertz * i) / rate;
    sine += (samples[i] ?? 0) * Math.sin(angle);
    cosine += (samples[i] ?? 0) * Math.cos(angle);
  }
  return (2 * Math.hypot(sine, cosine)) / (to - from);
}

describe('a wav', () => {
  it('[D-AV02] is read as it was written, and stays within its limits', () => {
    const read = readWav(writeWav({ samples: Float32Array.of(0, 0.5, -0.5, 3, -3), rate: 24_000 }));
    expect(read.rate).toBe(24_000);
    expect([...read.samples]).toEqual([0, 0.5, -0.5, 1, -1].map((sample) => expect.closeTo(sample, 3)));
  });

  it('[D-AV01] of two channels becomes one, and what else stands in the file is passed over', () => {
    const mono = writeWav({ samples: Float32Array.of(0.2, 0.4, -0.2, -0.4), rate: 44_100 });
    const stereo = Buffer.from(mono);
    stereo.writeUInt16LE(2, 22);
    const note = Buffer.concat([Buffer.from('LIST\u0003\u0000\u0000\u0000abc\u0000', 'latin1')]);
    const read = readWav(Buffer.concat([stereo.subarray(0, 36), note, stereo.subarray(36)]));
    expect([...read.samples]).toEqual([0.3, -0.3].map((sample) => expect.closeTo(sample, 3)));
  });

  it.each<[string, (wav: Buffer) => void]>([
    ['of eight bits', (wav) => wav.writeUInt16LE(8, 34)],
    ['of a compressed kind', (wav) => wav.writeUInt16LE(85, 20)],
    ['of no channels', (wav) => wav.writeUInt16LE(0, 22)],
    ['of a rate that no voice has', (wav) => wav.writeUInt32LE(5, 24)],
    ['that says to be longer than it is', (wav) => wav.writeUInt32LE(0xffff_ffff, 40)],
    ['of another name', (wav) => wav.write('RIFX', 0)],
    ['without its sound', (wav) => wav.write('none', 36)],
  ])('[D-AV09] %s is refused', (_, spoil) => {
    const wav = writeWav(tone(440, 24_000));
    spoil(wav);
    expect(() => readWav(wav)).toThrow();
  });
});

describe('a sound at a lower rate', () => {
  it.each([48_000, 44_100, 32_000])('[D-AV02] from %i keeps what a voice is made of, and its length', (rate) => {
    const whole = tone(1000, rate);
    const lower = atMostRate(whole, 24_000);
    expect(lower.rate).toBe(24_000);
    expect(lower.samples.length / 24_000).toBeCloseTo(0.5, 3);
    expect(loudAt(1000, lower)).toBeCloseTo(0.5, 2);
    expect(loudAt(8000, atMostRate(tone(8000, rate), 24_000))).toBeCloseTo(0.5, 1);
  });

  it('[D-AV02] has nothing of what was above it', () => {
    // 15 kHz would be heard as 9.
    expect(loudAt(9000, atMostRate(tone(15_000, 48_000), 24_000))).toBeLessThan(0.01);
  });

  it('[D-AV03] stays as it is when it is low enough, or of a rate that fits no other', () => {
    for (const rate of [16_000, 24_000, 47_999]) expect(atMostRate(tone(440, rate), 24_000).rate).toBe(rate);
  });
});

describe('loudness', () => {
  it('[D-AV02] is the same for every engine, and nothing is cut off', () => {
    const [quiet, loud] = [0.05, 0.9].map((level) => levelled(tone(440, 24_000, { loud: level })));
    const peak = (sound = tone(0, 24_000)) => Math.max(...sound.samples);
    expect(peak(quiet)).toBeCloseTo(peak(loud), 2);
    const click = tone(440, 24_000, { loud: 0.02 });
    click.samples[100] = 0.8;
    expect(peak(levelled(click))).toBeLessThan(0.95);
  });

  it('[D-AV02] of silence is silence', () => {
    expect(Math.max(...levelled(tone(440, 24_000, { loud: 0 })).samples)).toBe(0);
  });
});
