import type { SpokenLanguage } from '@mukae/contract/calls/hearing';
import { wavOfSpeech } from '@mukae/contract/domain/hearing/spokenSound';
import type { HeardByServer, SpeechServer } from './heard';

/** What waits to be understood; what came before is no longer what the visitor wants. */
const mostWaiting = 2;
/** The service answers within ten seconds, but a line may hang. */
const patienceMs = 12_000;

/** Has the service understand one thing after the other. */
export class SpeechQueue {
  readonly #server: SpeechServer;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #wanted = new AbortController();

  constructor(server: SpeechServer) {
    this.#server = server;
  }

  get isFull(): boolean {
    return this.#waiting >= mostWaiting;
  }

  /** Null is told where there was no answer; of what was forgotten nothing is. */
  add(speech: Float32Array, language: () => SpokenLanguage, tell: (heard: HeardByServer | null) => void): void {
    const { signal } = this.#wanted;
    this.#waiting += 1;
    this.#last = this.#last.then(async () => {
      if (signal.aborted) return;
      const heard = await this.#understood(speech, language(), signal);
      if (signal.aborted) return;
      this.#waiting -= 1;
      tell(heard);
    });
  }

  forget(): void {
    this.#wanted.abort();
    this.#wanted = new AbortController();
    this.#last = Promise.resolve();
    this.#waiting = 0;
  }

  async #understood(speech: Float32Array, language: SpokenLanguage, wanted: AbortSignal) {
    const asked = new AbortController();
    const callOff = () => asked.abort();
    const timer = setTimeout(callOff, patienceMs);
    wanted.addEventListener('abort', callOff);
    try {
      return await this.#server.hear(wavOfSpeech(speech), language, asked.signal);
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
      wanted.removeEventListener('abort', callOff);
    }
  }
}
