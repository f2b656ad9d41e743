import { makePeerId } from '@mukae/contract/domain/call/peerId';
import type { Realtime } from '@/api/realtime/realtime';
import { Listeners } from '@/observing/listeners';
import { hear, toldNames } from './hear';
import { type LiveState, nothingHeard } from './liveState';

/** Whatever is urgent is over by then, or something is wrong that has to be shown. */
const longestHoldMs = 1500;

/** Keeps what the channel tells, for whoever shows it. */
export class LiveStore {
  readonly realtime: Realtime;
  /** Under which this page takes part in calls. */
  readonly peerId = makePeerId((count) => crypto.getRandomValues(new Uint8Array(count)));
  readonly #changes = new Listeners<void>();
  readonly #stops: (() => void)[];
  readonly #holds = new Set<() => void>();
  readonly #postponed = new Set<() => void>();
  #state: LiveState;

  constructor(realtime: Realtime, now: () => number = Date.now) {
    this.realtime = realtime;
    this.#state = { ...nothingHeard, socket: realtime.state };
    this.#stops = [
      realtime.onState((socket) => this.#change({ ...this.#state, socket })),
      realtime.on('wsInit', () => realtime.send('ping', {})),
      ...toldNames.map((name) => realtime.on(name, (message) => this.#change(hear(this.#state, message, now())))),
    ];
  }

  readonly get = (): LiveState => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => this.#changes.add(onChange);

  /** Whoever shows it is told later: drawing would hold up something that is more urgent. Gives back how to end it. */
  hold(): () => void {
    const end = () => {
      if (this.#holds.delete(end) && this.#holds.size === 0) this.#release();
    };
    this.#holds.add(end);
    setTimeout(end, longestHoldMs);
    return end;
  }

  /** Now, or when the hold is over. */
  afterHold(act: () => void): void {
    if (this.#holds.size === 0) act();
    else this.#postponed.add(act);
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.realtime.close();
  }

  #release(): void {
    this.#changes.tell();
    for (const act of this.#postponed) act();
    this.#postponed.clear();
  }

  #change(next: LiveState): void {
    if (next === this.#state) return;
    this.#state = next;
    if (this.#holds.size === 0) this.#changes.tell();
  }
}
