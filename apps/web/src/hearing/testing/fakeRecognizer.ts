import { vi } from 'vitest';
import type { Recognizer } from '../browser/recognizer';

/** A browser's recogniser that understands what a test says. */
export class FakeRecognizer implements Recognizer {
  static made: FakeRecognizer[] = [];

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
    FakeRecognizer.made.push(this);
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
