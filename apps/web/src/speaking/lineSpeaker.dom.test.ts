import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Movement } from '@/avatar/stream/movement';
import { LineSpeaker } from './lineSpeaker';
import { SoundOut } from './soundOut';

/** On a machine without a loudspeaker, where what is said is read. */
function someSpeaker() {
  const told: string[] = [];
  const speaker = new LineSpeaker({ fetchVoice: async () => null, mouth: new Movement() });
  const say = (text: string, isAloud = true) =>
    speaker.say(
      { text, language: 'ja' },
      { onBreath: () => told.push(`${text} begins`), onEnded: () => told.push(`${text} ends`) },
      isAloud,
    );
  return { speaker, say, told };
}

describe('what is said', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[D-AS10] passes one after the other where there is no sound at all', async () => {
    const { say, told } = someSpeaker();
    say('はい。');
    say('無料です。', false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(['はい。 begins']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(told).toEqual(['はい。 begins', 'はい。 ends', '無料です。 begins', '無料です。 ends']);
  });

  it('[D-AS02] is over at once when she is hushed, and what comes then is said', async () => {
    const { speaker, say, told } = someSpeaker();
    say('はい。');
    say('無料です。');
    await vi.advanceTimersByTimeAsync(500);
    speaker.hush();
    say('駐車場は地下です。');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual(['はい。 begins', '駐車場は地下です。 begins', '駐車場は地下です。 ends']);
  });

  it('[D-AS02] can be hushed by whoever hears that it begins', async () => {
    const speaker = new LineSpeaker({ fetchVoice: async () => null, mouth: new Movement() });
    const onEnded = vi.fn();
    speaker.say({ text: 'はい。', language: 'ja' }, { onBreath: () => speaker.hush(), onEnded });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('[D-AS08] tells with each breath how far it has come, and its end once', async () => {
    const speaker = new LineSpeaker({ fetchVoice: async () => null, mouth: new Movement() });
    const [onBreath, onEnded] = [vi.fn(), vi.fn()];
    const parts = ['はい。', '1階の総合案内でお貸ししています。', '無料です。'] as const;
    const text = `${parts[0]} ${parts[1]}${parts[2]}`;
    speaker.say({ text, language: 'ja' }, { onBreath, onEnded });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onBreath.mock.calls).toEqual(
      parts.map((part) => [
        { from: text.indexOf(part), letters: part.length, seconds: Math.max(1.2, part.length / 7) },
      ]),
    );
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('[D-AS10] is read, one after the other, on a machine that refuses every loudspeaker', async () => {
    class NoLoudspeaker {
      constructor() {
        throw new DOMException('no audio device', 'NotSupportedError');
      }
    }
    vi.stubGlobal('AudioContext', NoLoudspeaker);
    const { say, told } = someSpeaker();
    say('はい。');
    say('無料です。');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(told).toEqual(['はい。 begins', 'はい。 ends', '無料です。 begins', '無料です。 ends']);
  });

  it('[D-AS10] is read when the loudspeaker goes just before it would be heard', async () => {
    class LostLoudspeaker extends SoundOut {
      override wake = async () => true;
      override decode = async () => new AudioBuffer({ length: 1, sampleRate: 8000 });
      override play = vi.fn(() => {
        throw new DOMException('the device is gone', 'InvalidStateError');
      });
    }
    const out = new LostLoudspeaker();
    vi.stubGlobal('AudioBuffer', class {});
    const told: string[] = [];
    const speaker = new LineSpeaker({
      fetchVoice: async () => ({ sound: '', seconds: 1, visemes: [] }),
      mouth: new Movement(),
      out,
    });
    const progress = { onBreath: () => told.push('begins'), onEnded: () => told.push('ends') };
    for (const text of ['はい。', '無料です。']) speaker.say({ text, language: 'ja' }, progress);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(told).toEqual(['begins', 'ends', 'begins', 'ends']);
    expect(out.play).toHaveBeenCalledTimes(2);
  });

  it.each(['', '😀', '…'])('[D-AS10] passes like any other where there is no word in it: %j', async (text) => {
    const { say, told } = someSpeaker();
    say(text);
    await vi.advanceTimersByTimeAsync(2000);
    expect(told).toEqual([`${text} begins`, `${text} ends`]);
  });
});
