import { findRecognizer, type HeardWords, type Recognizer } from './recognizer';

/** A browser that ends at once, because it may not listen, is not asked without a pause. */
const againMs = 1000;

export const speechLocale = 'ja-JP';

const finalSentences = ({ resultIndex, results }: HeardWords): string[] =>
  Array.from(results)
    .slice(resultIndex)
    .flatMap(({ isFinal, 0: best }) => (isFinal && best ? [best.transcript.trim()] : []))
    .filter((text) => text !== '');

/**
 * Writes down what is said, sentence by sentence. Browsers stop listening after a while: it begins again until it is
 * stopped. Where there is no recognition it hears nothing.
 */
export class Recognition {
  readonly #recognizer: Recognizer | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(onSentence: (text: string) => void, place: object = globalThis) {
    const Found = findRecognizer(place);
    if (!Found) return;
    const recognizer = new Found();
    recognizer.lang = speechLocale;
    recognizer.continuous = true;
    recognizer.interimResults = false;
    recognizer.onresult = (heard) => {
      for (const text of finalSentences(heard)) onSentence(text);
    };
    recognizer.onend = () => this.#again();
    this.#recognizer = recognizer;
    this.#start();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#recognizer?.abort();
  }

  #start(): void {
    try {
      this.#recognizer?.start();
    } catch {
      this.#again();
    }
  }

  #again(): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => this.#start(), againMs);
  }
}
