import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Recognition } from './recognition';
import type { Recognizer } from './recognizer';

let made: FakeRecognizer[] = [];

class FakeRecognizer implements Recognizer {
  lang = '';
  continuous = false;
  interimResults = true;
  onresult: Recognizer['onresult'] = null;
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
}

const browser = { webkitSpeechRecognition: FakeRecognizer };
const heard: string[] = [];
const listen = (place: object = browser) => new Recognition((text) => heard.push(text), place);

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  heard.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('Recognition', () => {
  it('[O-L34] listens to Japanese without a pause, and tells whole sentences', () => {
    listen();
    expect(made[0]).toMatchObject({ lang: 'ja-JP', continuous: true, interimResults: false });
    made[0]?.hear({ transcript: ' 売り場はどこですか ', isFinal: true }, { transcript: 'ええと', isFinal: false });
    expect(heard).toEqual(['売り場はどこですか']);
  });

  it('begins again when the browser stops listening, until it is stopped', () => {
    const recognition = listen();
    made[0]?.onend?.();
    vi.advanceTimersByTime(1000);
    expect(made[0]?.start).toHaveBeenCalledTimes(2);
    recognition.stop();
    made[0]?.onend?.();
    vi.advanceTimersByTime(60_000);
    expect(made[0]?.start).toHaveBeenCalledTimes(2);
    expect(made[0]?.abort).toHaveBeenCalledOnce();
  });

  it('hears nothing in a browser that does not understand speech', () => {
    listen({}).stop();
    expect(made).toEqual([]);
  });
});
