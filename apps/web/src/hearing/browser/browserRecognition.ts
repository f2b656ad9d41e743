import { Emitter } from '@/observing/emitter';
import type { HeardWords, MakeRecognizer, Recognizer } from './recognizer';

/** A browser that ends at once, because it may not listen, is not asked without a pause; one that has listened for long goes on. */
const againMs = 1000;
const longMs = 5000;
/** One that cannot understand says so at once; one that says nothing at all does not either. */
const provenMs = 2000;
const silentMs = 5000;

/** Asking again changes nothing. */
const fatal = new Set(['network', 'not-allowed', 'service-not-allowed', 'language-not-supported']);

interface Events {
  /** It may understand: nothing has spoken against it. */
  works: undefined;
  /** It does not. */
  fails: undefined;
  speechBegan: undefined;
  partial: string;
  /** `open`: what goes on behind it already; empty: nothing. */
  sentence: { text: string; open: string };
}

const textOf = (sentences: readonly { 0?: { transcript: string } }[]): string =>
  sentences
    .map(({ 0: best }) => best?.transcript ?? '')
    .join('')
    .trim();

/**
 * What the browser itself understands. Browsers stop listening after a while: it begins again until it is stopped, or until the
 * browser has said that it cannot.
 */
export class BrowserRecognition extends Emitter<Events> {
  readonly #Made: MakeRecognizer;
  readonly #locale: () => string;
  #recognizer: Recognizer | null = null;
  #track: MediaStreamTrack | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #proof: ReturnType<typeof setTimeout> | undefined;
  #startedAt = 0;

  constructor(Made: MakeRecognizer, locale: () => string) {
    super();
    this.#Made = Made;
    this.#locale = locale;
  }

  /** To this microphone, the one without the avatar's own voice. Without one the browser would ask for one of its own. */
  listen(track: MediaStreamTrack | null): void {
    const isAsBefore = this.#track === track && this.#recognizer?.lang === this.#locale();
    if (isAsBefore) return;
    this.stop();
    this.#track = track;
    this.#begin();
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#proof);
    const recognizer = this.#recognizer;
    if (!recognizer) return;
    this.#recognizer = null;
    // It tells of its end when another one listens already.
    recognizer.onstart = recognizer.onspeechstart = recognizer.onresult = recognizer.onerror = recognizer.onend = null;
    recognizer.abort();
  }

  #begin(): void {
    const recognizer = new this.#Made();
    recognizer.continuous = true;
    recognizer.interimResults = true;
    recognizer.lang = this.#locale();
    recognizer.onstart = () => this.#prove();
    recognizer.onspeechstart = () => this.emit('speechBegan', undefined);
    recognizer.onresult = (heard) => this.#hear(heard);
    recognizer.onerror = ({ error }) => {
      if (fatal.has(error)) this.#fail();
    };
    recognizer.onend = () => this.#again();
    this.#recognizer = recognizer;
    this.#start();
  }

  #start(): void {
    const recognizer = this.#recognizer;
    const track = this.#track;
    if (!recognizer || track?.readyState !== 'live') return;
    this.#startedAt = Date.now();
    this.#within(silentMs, () => this.#fail());
    try {
      recognizer.start(track);
    } catch {
      this.#again();
    }
  }

  #again(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#proof);
    if (!this.#recognizer) return;
    const hasListened = Date.now() - this.#startedAt >= longMs;
    this.#timer = setTimeout(() => this.#start(), hasListened ? 0 : againMs);
  }

  #prove(): void {
    this.#within(provenMs, () => this.emit('works', undefined));
  }

  #within(ms: number, conclude: () => void): void {
    clearTimeout(this.#proof);
    this.#proof = setTimeout(conclude, ms);
  }

  #fail(): void {
    this.stop();
    this.emit('fails', undefined);
  }

  #hear({ resultIndex, results }: HeardWords): void {
    const heard = Array.from(results).slice(resultIndex);
    const sentence = textOf(heard.filter(({ isFinal }) => isFinal));
    const partial = textOf(heard.filter(({ isFinal }) => !isFinal));
    if (sentence !== '' || partial !== '') this.emit('works', undefined);
    if (sentence !== '') this.emit('sentence', { text: sentence, open: partial });
    else if (partial !== '') this.emit('partial', partial);
  }
}
