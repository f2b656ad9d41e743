import { guessedSpeech } from '@mukae/contract/domain/voice/guessedSpeech';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Movement } from '@/avatar/stream/movement';
import { BrowserVoice } from './browserVoice';
import { readingSeconds } from './readSilently';
import { someBrowser } from './testing/someBrowser';

const words = { text: 'ベビーカーは、1階の総合案内でお貸ししています。', language: 'ja' } as const;

function said(browser: ReturnType<typeof someBrowser>) {
  const movement = new Movement();
  const told = { began: 0, ended: 0 };
  const utterance = new BrowserVoice(movement).utter(words);
  if (!utterance) throw new Error('no voice');
  const stop = utterance({
    onBegan: () => {
      told.began += 1;
    },
    onEnded: () => {
      told.ended += 1;
    },
  });
  return { movement, told, stop, utterance: browser.last };
}

describe('the voice of a browser', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[D-AV04] is one of the language, of this machine if there is one, and none where there is none', () => {
    const browser = someBrowser('en-US', 'ja-JP');
    browser.voices.unshift({ lang: 'ja-JP', name: 'far away', localService: false });
    expect(said(browser).utterance.voice?.name).toBe('a voice of ja-JP');
    someBrowser('de-DE');
    expect(new BrowserVoice(new Movement()).utter(words)).toBeUndefined();
  });

  it('[D-AV04] may be found late', () => {
    const browser = someBrowser();
    const voice = new BrowserVoice(new Movement());
    expect(voice.utter(words)).toBeUndefined();
    browser.voices.push({ lang: 'ja_JP', name: 'late', localService: true });
    expect(voice.utter(words)).toBeDefined();
  });

  it('[D-AS06] moves the mouth from when it begins until it ends, and is put right by the words that it reaches', () => {
    const { movement, told, utterance } = said(someBrowser('ja-JP'));
    expect(movement.heard).toBeNull();
    vi.advanceTimersByTime(300);
    utterance.onstart?.();
    expect(movement.heard?.startedAt).toBe(performance.now());
    expect(movement.heard?.visemes.length).toBeGreaterThan(10);
    vi.advanceTimersByTime(5000);
    utterance.onboundary?.({ charIndex: 7 });
    const before = guessedSpeech(words.text.slice(0, 7), 'ja').seconds;
    expect(movement.heard?.startedAt).toBeCloseTo(performance.now() - before * 1000);
    utterance.onend?.();
    expect([movement.heard, told]).toEqual([null, { began: 1, ended: 1 }]);
  });

  it('[D-AS02] falls silent at once and tells no end', () => {
    const browser = someBrowser('ja-JP');
    const { movement, told, stop, utterance } = said(browser);
    utterance.onstart?.();
    stop();
    expect([browser.cancelled, movement.heard]).toEqual([1, null]);
    utterance.onend?.();
    vi.advanceTimersByTime(60_000);
    expect(told.ended).toBe(0);
  });

  it.each([
    ['does not begin', () => vi.advanceTimersByTime(2000)],
    ['may not', (utterance: { onerror: (() => void) | null }) => utterance.onerror?.()],
  ])('[D-AS10] leaves the words to be read when it %s', (_, fails) => {
    const { told, utterance } = said(someBrowser('ja-JP'));
    fails(utterance);
    expect(told).toEqual({ began: 1, ended: 0 });
    vi.advanceTimersByTime(readingSeconds(words) * 1000);
    expect(told.ended).toBe(1);
  });

  it('[D-AS10] is not waited for when it is lost on the way', () => {
    const browser = someBrowser('ja-JP');
    const { movement, told, utterance } = said(browser);
    utterance.onstart?.();
    vi.advanceTimersByTime(30_000);
    expect([told.ended, browser.cancelled, movement.heard]).toEqual([1, 1, null]);
  });
});
