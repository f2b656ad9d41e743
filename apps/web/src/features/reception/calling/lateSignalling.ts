import { type Signal, type Signalling, withCandidate } from '@/rtc';

/**
 * The way to a page that is not known yet: the description that is said before it is waits, with every way found since. A
 * page that hears of all of them at once tries them while it answers.
 */
export class LateSignalling implements Signalling {
  #way: Signalling | undefined;
  #waiting: (Signal & { kind: 'description' }) | undefined;
  #told: string | undefined;
  #hear: ((signal: Signal) => void) | undefined;
  #stopHearing = () => {};

  send(signal: Signal): void {
    if (this.#way) this.#way.send(signal);
    else if (signal.kind === 'description') this.#waiting = signal;
    else if (signal.candidate) this.#name(signal.candidate);
  }

  subscribe(hear: (signal: Signal) => void): () => void {
    this.#hear = hear;
    if (this.#way) this.#stopHearing = this.#way.subscribe(hear);
    return () => {
      this.#hear = undefined;
      this.#stopHearing();
    };
  }

  /** The offer that waits. */
  get offer(): string | undefined {
    return this.#waiting?.description.sdp;
  }

  /** The other page has this offer already. */
  wasTold(offer: string): void {
    this.#told = offer;
  }

  lead(way: Signalling): void {
    this.#way = way;
    if (this.#hear) this.#stopHearing = way.subscribe(this.#hear);
    if (this.#waiting && this.offer !== this.#told) way.send(this.#waiting);
  }

  #name(candidate: RTCIceCandidateInit): void {
    if (!this.#waiting) return;
    const { type, sdp } = this.#waiting.description;
    this.#waiting = { kind: 'description', description: { type, sdp: withCandidate(sdp, candidate) } };
  }
}
