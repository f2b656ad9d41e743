import { describe, expect, it } from 'vitest';
import { guessedSpeech } from './guessedSpeech';

const shapes = (text: string, language: 'ja' | 'en') =>
  guessedSpeech(text, language).visemes.map(({ viseme }) => viseme);

describe('a line of which only the words are known', () => {
  it('[D-AV04] is followed by its kana, and its pauses', () => {
    expect(shapes('うえおい', 'ja')).toEqual(['ou', 'ee', 'oh', 'ih', 'closed']);
    expect(shapes('まビ、ふ', 'ja')).toEqual(['closed', 'aa', 'closed', 'ih', 'closed', 'ou', 'closed']);
    expect(shapes('きゃー', 'ja')).toEqual(['aa', 'closed']);
  });

  it('[D-AV04] moves the mouth for characters whose reading nobody knows, and for English', () => {
    expect(shapes('受付', 'ja').length).toBeGreaterThan(3);
    expect(shapes('Hello map', 'en')).toEqual(['ee', 'oh', 'ou', 'closed', 'aa', 'closed']);
  });

  it('[D-AV04] takes about as long as it takes to say it, in order, and ends closed', () => {
    const { seconds, visemes } = guessedSpeech('会議室は三階でございます。エレベーターをご利用ください。', 'ja');
    expect(seconds).toBeGreaterThan(3.5);
    expect(seconds).toBeLessThan(7);
    expect(visemes.map(({ at }) => at)).toEqual(visemes.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(visemes.at(-1)?.viseme).toBe('closed');
    expect(visemes.at(-1)?.at).toBeLessThanOrEqual(seconds);
  });

  it('[D-AV04] with nothing to say has no mouth', () => {
    expect(guessedSpeech('😀', 'ja')).toEqual({ seconds: 0, visemes: [] });
  });
});
