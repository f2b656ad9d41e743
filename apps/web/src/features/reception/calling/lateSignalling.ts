import type { Signal, Signalling } from '@/rtc';

/** The way to a page that is not known yet: what is said before it is waits. */
export class LateSignalling implements Signalling {
  #way: Signalling | undefined;
  #waiting: Signal[] = [];
  #hear: ((signal: Signal) => void) | undefined;
  #stopHearing = () => {};

  send(signal: Signal): void {
    if (this.#way) {
      this.#way.send(signal);
      return;
    }
    // A description tells all that the one before it told, and the candidates found since.
    if (signal.kind === 'description') this.#waiting = [];
    this.#waiting.push(signal);
  }

  subscribe(hear: (signal: Signal) => void): () => void {
    this.#hear = hear;
    if (this.#way) this.#stopHearing = this.#way.subscribe(hear);
    return () => {
      this.#hear = undefined;
      this.#stopHearing();
    };
  }

  lead(way: Signalling): void {
    this.#way = way;
    if (this.#hear) this.#stopHearing = way.subscribe(this.#hear);
    for (const signal of this.#waiting.splice(0)) way.send(signal);
  }
}
