import { describe, expect, it } from 'vitest';
import { apartAtBeginnings, percentile, voiceOf } from './testing/heard';
import { here, line, patience, voicesForFile } from './testing/speaking';
import { typicalAnswers } from './testing/typicalAnswers';

const speakers = voicesForFile();
const english = { language: 'en' } as const;

describe.skipIf(!here.flite)('flite', { timeout: patience }, () => {
  it('[D-AV03] says a line in English, with a mouth that opens with the voice and ends where the sound ends', async () => {
    const voices = speakers.make();
    const apart: number[] = [];
    for (const text of typicalAnswers.en) {
      const spoken = await voices.speak(line(text, english));
      expect(spoken, text).not.toBeNull();
      if (!spoken) continue;
      apart.push(...apartAtBeginnings(spoken));
      expect(Math.abs((spoken.visemes.at(-1)?.at ?? 0) - voiceOf(spoken).ends), text).toBeLessThan(0.13);
      expect(new Set(spoken.visemes.map(({ viseme }) => viseme)).size, text).toBeGreaterThan(3);
    }
    expect(percentile(0.95, apart)).toBeLessThanOrEqual(0.08);
  });

  it('[D-AV03] [D-AV07] speaks as fast as was chosen, and higher', async () => {
    const voices = speakers.make();
    const usual = await voices.speak(line(typicalAnswers.en[1], english));
    const fast = await voices.speak(line(typicalAnswers.en[1], { ...english, choice: { speed: 1.4 } }));
    const high = await voices.speak(line(typicalAnswers.en[1], { ...english, choice: { pitch: 4 } }));
    expect(fast && usual && voiceOf(fast).ends / voiceOf(usual).ends).toBeCloseTo(1 / 1.4, 1);
    expect(high?.seconds).toBeCloseTo(usual?.seconds ?? 0, 1);
    expect(high?.sound.equals(usual?.sound ?? Buffer.alloc(0))).toBe(false);
  });

  it('[D-AV05] says several sentences, and letters with accents', async () => {
    const voices = speakers.make();
    const long = await voices.speak(line('The café is open, and you’re welcome! '.repeat(4), english));
    expect(long?.seconds).toBeGreaterThan(5);
    expect(long?.visemes.at(-1)?.at).toBeLessThanOrEqual(long?.seconds ?? 0);
  });
});
