import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { line, nowhere, voicesForFile } from './testing/speaking';
import { startVoicevox, type VoicevoxServer } from './testing/voicevoxServer';

const speakers = voicesForFile();
let engine: VoicevoxServer;
beforeEach(async () => {
  engine = await startVoicevox();
});
afterEach(() => engine.stop());

const make = (mostRemembered?: number) =>
  speakers.make({ url: engine.url, places: nowhere, ...(mostRemembered !== undefined && { mostRemembered }) });

describe('a line that is said again', () => {
  it('[D-AV08] is synthesised once, also when several ask for it at the same moment', async () => {
    const voices = make();
    const together = await Promise.all([1, 2, 3].map(() => voices.speak(line('あかい'))));
    const later = await voices.speak(line('あかい'));
    for (const spoken of together) expect(spoken?.sound.equals(later?.sound ?? Buffer.alloc(0))).toBe(true);
    expect(engine.said()).toBe(1);
    expect(await speakers.figures()).toContain('mukae_voice_lines_total{by="voicevox"} 1');
    expect(await speakers.figures()).toContain('mukae_voice_lines_total{by="memory"} 3');
  });

  it('[D-AV08] is the same line however it is written, and another with another voice, speed or height', async () => {
    const voices = make();
    for (const text of ['あ10:00', 'あ１０：００', ' あ10:00😀']) await voices.speak(line(text));
    expect(engine.said()).toBe(1);
    await voices.speak(line('あ10:00', { choice: { speed: 1.1 } }));
    await voices.speak(line('あ10:00', { choice: { pitch: 1 } }));
    await voices.speak(line('あ10:00', { choice: { voice: 'voicevox:0' } }));
    expect(engine.said()).toBe(4);
  });

  it('[D-AV08] is forgotten when there is no more room, the longest unused first', async () => {
    const voices = make(40_000);
    for (const text of ['あ', 'い', 'あ', 'う']) await voices.speak(line(text));
    expect(engine.said()).toBe(3);
    await voices.speak(line('あ'));
    expect(engine.said()).toBe(3);
    await voices.speak(line('い'));
    expect(engine.said()).toBe(4);
  });

  it('[D-AV08] that failed is tried anew', async () => {
    await engine.stop();
    let broken = true;
    engine = await startVoicevox({
      '/synthesis': (response, usual) => void (broken ? response.writeHead(422).end() : response.end(usual)),
    });
    const voices = make();
    expect(await voices.speak(line('あ'))).toBeNull();
    broken = false;
    expect(await voices.speak(line('あ'))).not.toBeNull();
  });
});
