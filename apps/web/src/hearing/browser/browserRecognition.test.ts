import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserRecognition } from './browserRecognition';
import { findRecognizer, type Recognizer } from './recognizer';

let made: FakeRecognizer[] = [];

class FakeRecognizer implements Recognizer {
  lang = '';
  continuous = false;
  interimResults = false;
  onstart: Recognizer['onstart'] = null;
  onspeechstart: Recognizer['onspeechstart'] = null;
  onresult: Recognizer['onresult'] = null;
  onerror: Recognizer['onerror'] = null;
  onend: Recognizer['onend'] = null;
  readonly start = vi.fn();
  readonly abort = vi.fn();

  constructor() {
    made.push(this);
  }

  hear(...sentences: readonly { transcript: string; isFinal: boolean }[]): void {
    const results = sentences.map(({ transcript, isFinal }) => ({ isFinal, 0: { transcript } }));
    this.onresult?.({ resultIndex: 0, results });
  }

  fail(error: string): void {
    this.onerror?.({ error });
    this.onend?.();
  }
}

const browser = { webkitSpeechRecognition: FakeRecognizer };
let told: string[];

function listening(): { recognition: BrowserRecognition; recognizer: FakeRecognizer } {
  const Found = findRecognizer(browser);
  if (!Found) throw new Error('the browser understands nothing');
  const recognition = new BrowserRecognition(Found, () => 'ja-JP');
  recognition.on('works', () => told.push('works'));
  recognition.on('fails', () => told.push('fails'));
  recognition.on('partial', (text) => told.push(`… ${text}`));
  recognition.on('sentence', (text) => told.push(text));
  recognition.listen(null);
  const [recognizer] = made;
  if (!recognizer) throw new Error('nobody listens');
  return { recognition, recognizer };
}

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  told = [];
});
afterEach(() => vi.useRealTimers());

describe('the browser’s own recognition', () => {
  it('[O-L34] [O-AI02] [D-AH02] listens to Japanese without a pause, and tells words as they come and whole sentences', () => {
    const { recognizer } = listening();
    expect(recognizer).toMatchObject({ lang: 'ja-JP', continuous: true, interimResults: true });
    recognizer.hear({ transcript: 'ええと', isFinal: false });
    recognizer.hear({ transcript: ' 売り場はどこですか ', isFinal: true }, { transcript: 'それと', isFinal: false });
    expect(told).toEqual(['works', '… ええと', 'works', '売り場はどこですか', '… それと']);
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

  it('is not there in a browser that does not understand speech', () => {
    expect(findRecognizer({})).toBeUndefined();
  });
});
