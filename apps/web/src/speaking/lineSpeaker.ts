import { breathsOf } from '@mukae/contract/domain/voice/sentences';
import type { VoiceLanguage } from '@mukae/contract/domain/voice/spokenText';
import type { Mouth } from './mouth';
import type { PreparedWords, Progress, SpokenWords } from './preparedWords';
import { readSilently } from './readSilently';
import { SoundOut } from './soundOut';
import { type FetchVoice, WaysToSpeak } from './waysToSpeak';

/** Voices of browsers fall silent in the middle of what takes longer than a quarter of a minute. */
const longestBreath: Readonly<Record<VoiceLanguage, number>> = { ja: 80, en: 180 };

/** Nobody waits longer for a better voice. */
const patienceMs = 2000;

/** A part of what is said that is begun. */
export interface BegunBreath {
  /** The letter that it begins with. */
  from: number;
  letters: number;
  /** As long as it takes, or about as long. */
  seconds: number;
}

/** How far what is said has come. Nothing is told once it is hushed. */
interface SaidSoFar {
  onBreath: (begun: BegunBreath) => void;
  onEnded: () => void;
}

interface Breath {
  words: SpokenWords;
  progress: Progress;
  isAloud: boolean;
  /** Being made, a breath ahead. */
  found?: Promise<PreparedWords>;
}

const deaf: SaidSoFar = { onBreath: () => {}, onEnded: () => {} };

interface Options {
  fetchVoice: FetchVoice;
  mouth: Mouth;
  out?: SoundOut;
}

/** Says one thing after the other, with the mouth to it, until it is hushed. It never waits for a voice that does not come. */
export class LineSpeaker {
  readonly #out: SoundOut;
  readonly #ways: WaysToSpeak;
  #waiting: Breath[] = [];
  #said = new AbortController();
  #isSpeaking = false;
  #silence = () => {};

  constructor({ fetchVoice, mouth, out = new SoundOut() }: Options) {
    this.#out = out;
    this.#ways = new WaysToSpeak(fetchVoice, out, mouth);
  }

  /** Not aloud it only passes by, as fast as it is read. */
  say(words: SpokenWords, progress: SaidSoFar = deaf, isAloud = true): void {
    this.#waiting.push(...breathsIn(words, progress, isAloud));
    this.#goOn();
  }

  /** At once, and nothing that was to be said is. */
  hush(): void {
    this.#waiting = [];
    this.#said.abort();
    this.#said = new AbortController();
    this.#silence();
    this.#silence = () => {};
    this.#isSpeaking = false;
  }

  close(): void {
    this.hush();
    this.#out.close();
  }

  #goOn(): void {
    const next = this.#isSpeaking ? undefined : this.#waiting.shift();
    if (next) {
      this.#isSpeaking = true;
      void this.#speak(next, this.#said.signal);
    }
    const ahead = this.#waiting[0];
    if (ahead && this.#isSpeaking) this.#find(ahead);
  }

  async #speak(breath: Breath, signal: AbortSignal): Promise<void> {
    const utterance = await this.#inTime(breath, signal);
    if (signal.aborted) return;
    const { onBegan, onEnded } = breath.progress;
    const stop = begun(utterance, breath.words, {
      onBegan,
      onEnded: () => {
        this.#silence = () => {};
        this.#isSpeaking = false;
        onEnded();
        this.#goOn();
      },
    });
    // Whoever was told that it began may have hushed it.
    if (signal.aborted) stop();
    else this.#silence = stop;
  }

  #find(breath: Breath): Promise<PreparedWords> {
    breath.found ??= this.#wayOf(breath);
    return breath.found;
  }

  async #wayOf({ words, isAloud }: Breath): Promise<PreparedWords> {
    if (!isAloud) return readSilently(words);
    return this.#ways.find(words, this.#said.signal).catch(() => readSilently(words));
  }

  /** The next best way where the best takes too long. */
  async #inTime(breath: Breath, signal: AbortSignal): Promise<PreparedWords> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<PreparedWords>((resolve) => {
      timer = setTimeout(() => {
        if (!signal.aborted) this.#ways.passOver(breath.words);
        resolve(this.#ways.withoutService(breath.words));
      }, patienceMs);
    });
    try {
      return await Promise.race([this.#find(breath), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** A loudspeaker that is gone is no reason to stand still: what cannot be said is read. */
function begun(utterance: PreparedWords, words: SpokenWords, progress: Progress): () => void {
  try {
    return utterance(progress);
  } catch {
    return readSilently(words)(progress);
  }
}

/** One after the other; each tells where it begins, and the last one the end. */
function breathsIn({ text, language }: SpokenWords, { onBreath, onEnded }: SaidSoFar, isAloud: boolean): Breath[] {
  const parts = breathsOf(text, longestBreath[language]);
  // What has no words in it passes like any other.
  const breaths = parts.length > 0 ? parts : [text];
  let reached = 0;
  return breaths.map((part, at) => {
    const from = Math.max(reached, text.indexOf(part, reached));
    reached = from + part.length;
    return {
      words: { text: part, language },
      isAloud,
      progress: {
        onBegan: (seconds) => onBreath({ from, letters: part.length, seconds }),
        onEnded: at === breaths.length - 1 ? onEnded : () => {},
      },
    };
  });
}
