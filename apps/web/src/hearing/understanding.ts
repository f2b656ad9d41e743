import type { SpokenLanguage } from '@mukae/contract/calls/hearing';
import { Observed } from '@/observing/observed';
import type { EarEngine, Heard, SpeechServer } from './heard';
import { SpeechQueue } from './speechQueue';

/** The browser's last words come after the voice. */
const lastWordsMs = 2500;
/** One that nobody has heard a word of yet is not waited for so long. */
const firstWordsMs = 1500;
/** So often it may hear nothing where somebody spoke, before it is passed over. */
const missesOfNew = 2;
/** Words of the browser that nobody has spoken this long before are the avatar's own, or somebody's in the next room. */
const afterVoiceMs = 4000;

interface Options {
  hasBrowser: boolean;
  server: SpeechServer;
  language: () => SpokenLanguage;
  tell: (heard: Heard) => void;
}

/** English has spaces between its words. */
const joined = (one: string, other: string): string =>
  /[\w.,!?]$/.test(one) && other !== '' ? `${one} ${other}` : one + other;

/** Makes one sentence of what somebody said from the voice that was found and the words of whoever understands. */
export class Understanding {
  readonly engine: Observed<EarEngine>;
  readonly #options: Options;
  readonly #queue: SpeechQueue;
  #browser: 'trying' | 'works' | 'passedOver';
  #server: 'unknown' | 'none' | 'server' = 'unknown';
  /** Whether somebody finds out when a visitor speaks. */
  #voice: 'unknown' | 'known' | 'failed' = 'unknown';
  #isSpeaking = false;
  #voiceAt = Number.NEGATIVE_INFINITY;
  #words = '';
  #partial = '';
  #awaited: { timer: ReturnType<typeof setTimeout>; speech: Float32Array } | null = null;
  #misses = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#queue = new SpeechQueue(options.server);
    this.#browser = options.hasBrowser ? 'trying' : 'passedOver';
    this.engine = new Observed<EarEngine>('finding');
  }

  /** What the service says of itself by now. */
  serverIs(engine: 'none' | 'server'): void {
    this.#server = engine;
    this.#decide();
  }

  browserWorks(): void {
    this.#misses = 0;
    this.#browser = 'works';
    this.#decide();
  }

  browserFails(): void {
    this.#browser = 'passedOver';
    this.#decide();
    if (this.#awaited) this.#askServer(this.#take());
  }

  /** From now on it is told when somebody speaks. */
  voiceIsKnown(): void {
    this.#voice = 'known';
    this.#decide();
  }

  /** Nothing finds out here whether somebody speaks: only the browser's words are left. */
  voiceFails(): void {
    this.#voice = 'failed';
    this.#isSpeaking = false;
    this.#decide();
  }

  voiceBegan(): void {
    if (this.#awaited) this.#conclude(this.#take());
    this.#isSpeaking = true;
    this.#partial = '';
    this.#words = '';
    this.#options.tell({ is: 'speechBegan' });
  }

  /** The browser noticed a voice. */
  browserNoticed(): void {
    if (this.#voice !== 'known') this.#options.tell({ is: 'speechBegan' });
  }

  partial(text: string): void {
    if (!this.#isVisitor()) return;
    this.#partial = text;
    this.#options.tell({ is: 'partial', text: joined(this.#words, text), certain: this.#words });
  }

  sentence({ text, open = '' }: { text: string; open?: string }): void {
    if (!this.#isVisitor()) return;
    this.#words = joined(this.#words, text);
    this.#partial = open;
    if (this.#isSpeaking || (this.#awaited && open !== '')) {
      this.#options.tell({ is: 'partial', text: joined(this.#words, open), certain: this.#words });
      return;
    }
    if (this.#awaited) this.#take();
    this.#finish();
  }

  said(speech: Float32Array): void {
    this.#isSpeaking = false;
    this.#voiceAt = Date.now();
    if (this.#words !== '' && this.#partial === '') {
      this.#finish();
      return;
    }
    this.#options.tell({ is: 'speechEnded' });
    if (this.#browser === 'passedOver') this.#askServer(speech);
    else this.#await(speech, this.#browser === 'works' ? lastWordsMs : firstWordsMs);
  }

  coughed(): void {
    this.#isSpeaking = false;
    this.#voiceAt = Date.now();
    this.#finish();
  }

  /** Nobody wants to know any more. */
  forget(): void {
    this.#queue.forget();
    if (this.#awaited) this.#take();
    this.#isSpeaking = false;
    this.#words = '';
    this.#partial = '';
  }

  #isVisitor(): boolean {
    return this.#voice !== 'known' || this.#isSpeaking || Date.now() - this.#voiceAt < afterVoiceMs;
  }

  #decide(): void {
    this.engine.set(this.#whoUnderstands());
  }

  #whoUnderstands(): EarEngine {
    if (this.#browser === 'works') return 'browser';
    if (this.#browser === 'trying') return 'finding';
    if (this.#voice === 'failed') return 'none';
    return this.#server === 'unknown' ? 'finding' : this.#server;
  }

  #await(speech: Float32Array, ms: number): void {
    this.#awaited = { speech, timer: setTimeout(() => this.#conclude(this.#take()), ms) };
  }

  #take(): Float32Array {
    const awaited = this.#awaited;
    this.#awaited = null;
    clearTimeout(awaited?.timer);
    return awaited?.speech ?? new Float32Array();
  }

  /** The browser has nothing more to say of it. */
  #conclude(speech: Float32Array): void {
    if (this.#partial !== '') {
      this.#words = joined(this.#words, this.#partial);
      this.#finish();
    } else if (this.#browser === 'works') {
      this.#finish();
    } else {
      this.#misses += 1;
      if (this.#misses >= missesOfNew) this.#browser = 'passedOver';
      this.#decide();
      this.#askServer(speech);
    }
  }

  #finish(): void {
    const text = this.#words;
    this.#words = '';
    this.#partial = '';
    const language = this.#options.language() === 'en' ? 'en' : 'ja';
    this.#options.tell(text === '' ? { is: 'nothing' } : { is: 'final', text, language });
  }

  #askServer(speech: Float32Array): void {
    const { language, tell } = this.#options;
    if (this.#server !== 'server' || this.#queue.isFull) {
      tell({ is: 'nothing' });
      return;
    }
    this.#queue.add(speech, language, (understood) => {
      const { heard: text, language: spoken } = understood ?? { heard: '', language: null };
      tell(text === '' ? { is: 'nothing' } : { is: 'final', text, language: spoken });
    });
  }
}
