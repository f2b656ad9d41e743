import { describe, expect, it } from 'vitest';
import { speechInWav, spokenSound, spokenSoundMaxBytes, wavOfSpeech } from './spokenSound';

const tone = (seconds: number) =>
  Float32Array.from({ length: seconds * spokenSound.rate }, (_, place) => 0.5 * Math.sin(place / 5));

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The same file with another byte somewhere. */
const with16 = (bytes: Uint8Array, at: number, value: number): Uint8Array => {
  const changed = bytes.slice();
  new DataView(changed.buffer).setUint16(at, value, true);
  return changed;
};

describe('a spoken sound as a file', () => {
  it('[D-AH03] holds what was said', () => {
    const said = tone(0.5);
    const read = speechInWav(wavOfSpeech(said));
    expect(read).toHaveLength(said.length);
    expect(Math.max(...said.map((sample, place) => Math.abs(sample - (read?.[place] ?? 9))))).toBeLessThan(0.001);
  });

  it('[D-AH03] is never louder than it can be', () => {
    expect(speechInWav(wavOfSpeech(Float32Array.of(7, -7, Number.NaN)))).toEqual(Float32Array.of(1, -1, 0));
  });

  it('[D-AH03] may be as long as somebody speaks, and no longer', () => {
    const longest = wavOfSpeech(tone(spokenSound.seconds));
    expect(longest.length).toBeLessThanOrEqual(spokenSoundMaxBytes);
    expect(speechInWav(longest)).toHaveLength(spokenSound.rate * spokenSound.seconds);
    expect(speechInWav(wavOfSpeech(tone(spokenSound.seconds + 0.001)))).toBeNull();
  });

  it('[D-AH03] is taken for as long as it really is, whatever it says', () => {
    const cut = wavOfSpeech(tone(1)).subarray(0, 44 + 2001);
    expect(speechInWav(cut)).toHaveLength(1000);
    const claims = wavOfSpeech(tone(0.1));
    new DataView(claims.buffer).setUint32(40, 0xffff_ffff, true);
    expect(speechInWav(claims)).toHaveLength(1600);
  });

  it('[D-AH03] may have notes of its recorder before the sound', () => {
    const plain = wavOfSpeech(tone(0.1));
    const note = Uint8Array.of(...bytesOf('LIST'), 3, 0, 0, 0, 1, 2, 3, 0);
    const noted = Uint8Array.of(...plain.subarray(0, 36), ...note, ...plain.subarray(36));
    expect(speechInWav(noted)).toHaveLength(1600);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['words', bytesOf('<html>'.repeat(20))],
    ['a header alone that says nothing', with16(wavOfSpeech(tone(0.1)), 20, 0).subarray(0, 44)],
    ['two channels', with16(wavOfSpeech(tone(0.1)), 22, 2)],
    ['another rate', with16(wavOfSpeech(tone(0.1)), 24, 44_100)],
    ['eight bits', with16(wavOfSpeech(tone(0.1)), 34, 8)],
    ['numbers that are no integers', with16(wavOfSpeech(tone(0.1)), 20, 3)],
    ['a format that ends with the file', wavOfSpeech(tone(0)).subarray(0, 24)],
  ])('[D-AH03] is not what holds %s', (_, bytes) => {
    expect(speechInWav(bytes)).toBeNull();
  });
});
