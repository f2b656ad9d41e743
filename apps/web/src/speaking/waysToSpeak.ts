import type { SpokenLine } from '@mukae/contract/calls/voices';
import { BrowserVoice } from './browserVoice';
import { heardVoice } from './heardVoice';
import type { Mouth } from './mouth';
import type { PreparedWords, SpokenWords } from './preparedWords';
import { readSilently } from './readSilently';
import type { SoundOut } from './soundOut';

/** The sound of words, by whoever makes it. Null: nobody there has a voice for them; a rejection: not now. */
export type FetchVoice = (words: SpokenWords, signal: AbortSignal) => Promise<SpokenLine | null>;

/** Whoever was slow, or failed, is not waited for again before so long. */
const askAgainMs = 30_000;
/** Who has no voice may get one: somebody sets the service up. */
const askWhetherMs = 300_000;

/** The best way there is to say words: by the voice of the service, by that of the browser, or by nothing but the time to read them. */
export class WaysToSpeak {
  readonly #fetchVoice: FetchVoice;
  readonly #out: SoundOut;
  readonly #mouth: Mouth;
  readonly #browser: BrowserVoice;
  readonly #passedOver = new Map<SpokenWords['language'], number>();

  constructor(fetchVoice: FetchVoice, out: SoundOut, mouth: Mouth) {
    this.#fetchVoice = fetchVoice;
    this.#out = out;
    this.#mouth = mouth;
    this.#browser = new BrowserVoice(mouth);
  }

  async find(words: SpokenWords, signal: AbortSignal): Promise<PreparedWords> {
    if (!(await this.#out.wake())) return readSilently(words);
    return (await this.#byService(words, signal)) ?? this.withoutService(words);
  }

  /** At once. */
  withoutService = (words: SpokenWords): PreparedWords => this.#browser.utter(words) ?? readSilently(words);

  /** It took too long. */
  passOver({ language }: SpokenWords): void {
    this.#passedOver.set(language, performance.now() + askAgainMs);
  }

  async #byService(words: SpokenWords, signal: AbortSignal): Promise<PreparedWords | undefined> {
    const { language } = words;
    if (performance.now() < (this.#passedOver.get(language) ?? 0)) return undefined;
    try {
      const spoken = await this.#fetchVoice(words, signal);
      if (!spoken) {
        this.#passedOver.set(language, performance.now() + askWhetherMs);
        return undefined;
      }
      // Late is better than never: the next words are asked for again.
      this.#passedOver.delete(language);
      return await heardVoice(spoken, this.#out, this.#mouth);
    } catch {
      if (!signal.aborted) this.passOver(words);
    }
    return undefined;
  }
}
