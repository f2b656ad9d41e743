import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { FakeRecognizer } from '../testing/fakeRecognizer';
import { BrowserRecognition } from './browserRecognition';
import { findRecognizer } from './recognizer';

const microphone = fakeTrack('audio');
const browser = { webkitSpeechRecognition: FakeRecognizer };
let told: string[];

function recognitionOf(locale: () => string): BrowserRecognition {
  const Found = findRecognizer(browser);
  if (!Found) throw new Error('the browser understands nothing');
  const recognition = new BrowserRecognition(Found, locale);
  recognition.on('works', () => told.push('works'));
  recognition.on('fails', () => told.push('fails'));
  recognition.on('partial', (text) => told.push(`… ${text}`));
  recognition.on('sentence', ({ text, open }) => told.push(open === '' ? text : `${text} … ${open}`));
  return recognition;
}

function listening(locale = () => 'ja-JP'): { recognition: BrowserRecognition; recognizer: FakeRecognizer } {
  const recognition = recognitionOf(locale);
  recognition.listen(microphone);
  const [recognizer] = FakeRecognizer.made;
  if (!recognizer) throw new Error('nobody listens');
  return { recognition, recognizer };
}

const started = () => FakeRecognizer.made.map(({ start }) => start.mock.calls.length);

beforeEach(() => {
  vi.useFakeTimers();
  FakeRecognizer.made = [];
  told = [];
});
afterEach(() => vi.useRealTimers());

describe('the browser’s own recognition', () => {
  it('[O-L34] [O-AI02] [D-AH02] listens to Japanese without a pause, and tells words as they come and whole sentences', () => {
    const { recognizer } = listening();
    expect(recognizer).toMatchObject({ lang: 'ja-JP', continuous: true, interimResults: true });
    recognizer.hear({ transcript: 'ええと', isFinal: false });
    recognizer.hear({ transcript: ' 売り場はどこですか ', isFinal: true }, { transcript: 'それと', isFinal: false });
    expect(told).toEqual(['works', '… ええと', 'works', '売り場はどこですか … それと']);
  });

  it('[D-AH02] begins again when the browser stops listening, until it is stopped', () => {
    const { recognition, recognizer } = listening();
    recognizer.fail('no-speech');
    vi.advanceTimersByTime(1000);
    expect(recognizer.start).toHaveBeenCalledTimes(2);
    recognition.stop();
    recognizer.onend?.();
    vi.advanceTimersByTime(60_000);
    expect(recognizer.start).toHaveBeenCalledTimes(2);
    expect(recognizer.abort).toHaveBeenCalledOnce();
  });

  it('[D-AH02] begins again at once after it has listened for long: nobody waits to speak', () => {
    const { recognizer } = listening();
    recognizer.onstart?.();
    vi.advanceTimersByTime(60_000);
    recognizer.onend?.();
    vi.advanceTimersByTime(0);
    expect(recognizer.start).toHaveBeenCalledTimes(2);
  });

  it.each(['network', 'not-allowed', 'service-not-allowed', 'language-not-supported'])(
    '[D-AH02] that answers %s is passed over, and not asked again',
    (error) => {
      const { recognizer } = listening();
      recognizer.onstart?.();
      recognizer.fail(error);
      vi.advanceTimersByTime(60_000);
      expect(told).toEqual(['fails']);
      expect(recognizer.start).toHaveBeenCalledOnce();
    },
  );

  it('[D-AH02] works when nothing has spoken against it for two seconds', () => {
    const { recognizer } = listening();
    recognizer.onstart?.();
    vi.advanceTimersByTime(1999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['works']);
  });

  it('[D-AH02] that neither begins nor says why is passed over', () => {
    listening();
    vi.advanceTimersByTime(5000);
    expect(told).toEqual(['fails']);
  });

  it('[D-AH02] that cannot even be started is tried again', () => {
    const { recognizer } = listening();
    recognizer.start.mockImplementationOnce(() => {
      throw new Error('it has already started');
    });
    recognizer.onend?.();
    vi.advanceTimersByTime(2000);
    expect(recognizer.start).toHaveBeenCalledTimes(3);
  });

  it('[D-AH02] does not begin without a microphone: the browser would ask the visitor for one', () => {
    const recognition = recognitionOf(() => 'ja-JP');
    recognition.listen(null);
    recognition.listen(Object.assign(fakeTrack('audio'), { readyState: 'ended' }));
    vi.advanceTimersByTime(60_000);
    expect([started().every((times) => times === 0), told]).toEqual([true, []]);
    recognition.listen(microphone);
    expect(started().at(-1)).toBe(1);
  });

  it('[D-AH02] that was stopped says nothing any more: its end is not that of the next one', () => {
    const { recognition, recognizer } = listening();
    recognizer.abort.mockImplementation(() => void setTimeout(() => recognizer.fail('network')));
    recognition.stop();
    recognition.listen(microphone);
    FakeRecognizer.made[1]?.onstart?.();
    vi.advanceTimersByTime(5_000);
    expect([started(), told]).toEqual([[1, 1], ['works']]);
  });

  it('[D-AT08] listens in the language that is spoken by now, and not anew where that is the same', () => {
    let locale = 'ja-JP';
    const { recognition, recognizer } = listening(() => locale);
    recognition.listen(microphone);
    expect(recognizer.abort).not.toHaveBeenCalled();
    locale = 'en-US';
    recognition.listen(microphone);
    expect(recognizer.abort).toHaveBeenCalledOnce();
    expect(FakeRecognizer.made.map(({ lang }) => lang)).toEqual(['ja-JP', 'en-US']);
    expect(started()).toEqual([1, 1]);
  });

  it('is not there in a browser that does not understand speech', () => {
    expect(findRecognizer({})).toBeUndefined();
  });
});
