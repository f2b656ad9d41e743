import { guessedSpeech } from '@mukae/contract/domain/voice/guessedSpeech';
import type { Mouth } from './mouth';
import type { Progress, SpokenWords } from './preparedWords';
import { readSilently } from './readSilently';

/** A voice that has not begun by then does not. */
const beginsWithinMs = 2000;
/** What is said may take so much longer than was guessed, before the voice is taken for lost. */
const patience = { times: 2.5, ms: 4000 };
/** The mouth is put right when it is further from the word that is said. */
const noticedMs = 120;

interface Instrument {
  synthesis: SpeechSynthesis;
  voice: SpeechSynthesisVoice;
  mouth: Mouth;
}

/** Browsers that nobody holds on to an utterance for forget to tell of its end. */
const held = new Set<SpeechSynthesisUtterance>();

/** SpokenWords that the browser says. Where it fails before it has begun they are read. */
export class BrowserUtterance {
  readonly #words: SpokenWords;
  readonly #instrument: Instrument;
  readonly #progress: Progress;
  readonly #said: SpeechSynthesisUtterance;
  #timer: ReturnType<typeof setTimeout>;
  #mouthFrom = 0;
  #stopReading = () => {};

  constructor(words: SpokenWords, instrument: Instrument, progress: Progress) {
    this.#words = words;
    this.#instrument = instrument;
    this.#progress = progress;
    this.#said = this.#prepared();
    held.add(this.#said);
    const { synthesis } = instrument;
    // What hangs there from before would hold it up for ever.
    if (synthesis.speaking || synthesis.pending) synthesis.cancel();
    synthesis.speak(this.#said);
    this.#timer = setTimeout(() => this.#failToBegin(), beginsWithinMs);
  }

  stop(): void {
    this.#stopReading();
    if (held.has(this.#said)) this.#cancel();
  }

  #prepared(): SpeechSynthesisUtterance {
    const { voice } = this.#instrument;
    const said = new SpeechSynthesisUtterance(this.#words.text);
    said.voice = voice;
    said.lang = voice.lang;
    said.onstart = () => this.#begin();
    said.onboundary = ({ charIndex }) => this.#follow(charIndex);
    said.onend = () => this.#end();
    said.onerror = () => this.#failToBegin();
    return said;
  }

  #begin(): void {
    const { text, language } = this.#words;
    const { seconds } = guessedSpeech(text, language);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#giveUp(), seconds * 1000 * patience.times + patience.ms);
    this.#said.onerror = () => this.#end();
    this.#moveMouth(performance.now());
    this.#progress.onBegan(seconds);
  }

  /** A word begins here. */
  #follow(charIndex: number): void {
    const { text, language } = this.#words;
    const from = performance.now() - guessedSpeech(text.slice(0, charIndex), language).seconds * 1000;
    if (Math.abs(from - this.#mouthFrom) > noticedMs) this.#moveMouth(from);
  }

  #moveMouth(from: number): void {
    const { text, language } = this.#words;
    this.#mouthFrom = from;
    this.#instrument.mouth.speak(guessedSpeech(text, language).visemes, from);
  }

  #end(): void {
    this.#letGo();
    this.#progress.onEnded();
  }

  #giveUp(): void {
    this.#cancel();
    this.#progress.onEnded();
  }

  #failToBegin(): void {
    this.#cancel();
    this.#stopReading = readSilently(this.#words)(this.#progress);
  }

  #cancel(): void {
    this.#letGo();
    this.#instrument.synthesis.cancel();
  }

  #letGo(): void {
    clearTimeout(this.#timer);
    const said = this.#said;
    said.onstart = said.onboundary = said.onend = said.onerror = null;
    held.delete(said);
    this.#instrument.mouth.hush();
  }
}
