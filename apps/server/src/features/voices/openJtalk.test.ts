import { hostileTexts } from '@mukae/contract/testing/hostileTexts';
import { describe, expect, it } from 'vitest';
import { frameSeconds } from './loudness';
import type { Spoken } from './spoken';
import { apartAtBeginnings, heardOf, heardWhileClosed, percentile, voiceOf } from './testing/heard';
import { here, line, patience, voicesForFile } from './testing/speaking';
import { typicalAnswers } from './testing/typicalAnswers';
import { readWav } from './wav';

const speakers = voicesForFile();

async function said(...asked: Parameters<typeof line>): Promise<Spoken> {
  const spoken = await speakers.make().speak(line(...asked));
  if (!spoken) throw new Error('nobody spoke');
  return spoken;
}

const middle = (values: readonly number[]): number => percentile(0.5, values);

/** Times a second at which a voice swings: after how long it looks most like itself, wherever it is loud. */
function pitchOf(spoken: Spoken): number {
  const { samples, rate } = readWav(spoken.sound);
  const likeness = (from: number, lag: number): number => {
    let [same, one, other] = [0, 0, 0];
    for (let i = from; i < from + 0.02 * rate; i += 2) {
      const [a = 0, b = 0] = [samples[i], samples[i + lag]];
      same += a * b;
      one += a * a;
      other += b * b;
    }
    return same / Math.sqrt(one * other);
  };
  const [highest, lowest] = [600, 140];
  const lags = Array.from(
    { length: Math.round(rate / lowest - rate / highest) },
    (_, i) => i + Math.round(rate / highest),
  );
  const pitches = heardOf(spoken).flatMap((loud, frame) => {
    if (loud < 0.4 || frame % 4 !== 0) return [];
    const like = lags.map((lag) => likeness(Math.round(frame * frameSeconds * rate), lag));
    const best = Math.max(...like);
    return best > 0.9 ? [rate / (lags[like.findIndex((one) => one > 0.97 * best)] ?? 1)] : [];
  });
  return middle(pitches);
}

describe.skipIf(!here.jtalk)('open_jtalk', { timeout: patience }, () => {
  it('[D-AV02] says a line at once, as a wav of 24 kHz that is loud enough and not cut off', async () => {
    const spoken = await said('いらっしゃいませ。会議室は三階でございます。');
    const { samples, rate } = readWav(spoken.sound);
    expect([rate, samples.length / rate]).toEqual([24_000, spoken.seconds]);
    expect(voiceOf(spoken).begins[0]).toBeLessThan(0.06);
    const peak = Math.max(...samples.map(Math.abs));
    expect(peak).toBeGreaterThan(0.5);
    expect(peak).toBeLessThan(0.95);
  });

  it('[D-AV02] has a mouth that opens with the voice, p95 within 80 ms, is closed in pauses, and ends where the sound ends', async () => {
    const apart: number[] = [];
    for (const text of typicalAnswers.ja) {
      const spoken = await said(text);
      apart.push(...apartAtBeginnings(spoken));
      expect(heardWhileClosed(spoken), text).toBeLessThan(0.05);
      const closes = spoken.visemes.at(-1) ?? { at: 0, viseme: 'none' };
      expect(closes.viseme, text).toBe('closed');
      expect(Math.abs(closes.at - voiceOf(spoken).ends), text).toBeLessThan(0.08);
      expect(spoken.visemes.length, text).toBeGreaterThan(10);
    }
    expect(apart.length).toBeGreaterThan(25);
    expect(percentile(0.95, apart)).toBeLessThanOrEqual(0.08);
  });

  it('[D-AV07] speaks as fast and as high as was chosen, with the voice that was chosen', async () => {
    const text = 'あおばの、おおあなです。';
    const [usual, fast, high, happy] = [
      await said(text),
      await said(text, { choice: { speed: 1.4 } }),
      await said(text, { choice: { pitch: 6 } }),
      await said(text, { choice: { voice: 'openJtalk:mei_happy' } }),
    ];
    expect(voiceOf(fast).ends / voiceOf(usual).ends).toBeCloseTo(1 / 1.4, 1);
    expect(pitchOf(high) / pitchOf(usual)).toBeGreaterThan(1.25);
    expect(pitchOf(high) / pitchOf(usual)).toBeLessThan(1.6);
    expect(happy.sound.equals(usual.sound)).toBe(false);
    const gone = await said(text, { choice: { voice: 'openJtalk:gone' } });
    expect(gone.sound.equals(usual.sound)).toBe(true);
  });

  it('[D-AV06] says what has a reading by its reading', async () => {
    const [read, written, unread] = [
      await said('青葉台へどうぞ', { readings: [{ written: '青葉台', reading: 'みどりがおか' }] }),
      await said('みどりがおかへどうぞ'),
      await said('青葉台へどうぞ'),
    ];
    expect(read.sound.equals(written.sound)).toBe(true);
    expect(read.sound.equals(unread.sound)).toBe(false);
  });

  it.each([
    ['more than it has room for', '1m、'.repeat(60)],
    ['emoji and dots', 'こんにちは😀…元気？‥‥👩🏽‍🚀'],
    ['control characters and line breaks', 'こん\u0000に\u0007ち\r\nは\u2028\u200b'],
    ['a variant of a name', '髙橋'],
    ['half-width kana', 'ﾊﾝｶｸｶﾅ'],
    ['its own options', '-x /etc -m /etc/passwd'],
    ['a sign of another language', '안녕하세요、こんにちは'],
  ])('[D-AV05] says %s', async (_, text) => {
    const spoken = await said(text);
    expect(spoken.seconds).toBeGreaterThan(0.3);
    expect(spoken.visemes.length).toBeGreaterThan(1);
    expect(speakers.logged).toEqual([]);
  });

  it.each(['', '…', '😀😀', '！？', '\u0000', '한국어'])(
    '[D-AV05] of %j there is a moment of silence',
    async (text) => {
      const spoken = await said(text);
      expect(Math.max(...readWav(spoken.sound).samples)).toBe(0);
      expect(spoken.visemes).toEqual([]);
      expect(spoken.seconds).toBeLessThan(0.2);
    },
  );

  it('[D-AV05] says or leaves what strangers write, and speaks on', async () => {
    const voices = speakers.make();
    for (const text of Object.values(hostileTexts(60))) {
      await voices.speak(line(text));
      expect(await voices.speak(line('はい。'))).not.toBeNull();
    }
  });
});
