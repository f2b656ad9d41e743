/** Three seconds of frames: long enough to know the line, short enough to follow it when it changes. */
const remembered = 90;
const frameMs = 34;
const least = 45;
const most = 150;
const usual = 0.95;
/** A voice is on its way 30 ms before the mouth that was read from it, and nobody minds lips that are 50 ms early. */
const headStartMs = 80;

/** Time runs this much slower while the lag grows, and faster while it shrinks: nobody sees it. */
const growth = 0.25;
const shrinking = 0.1;

/** Further apart nothing is caught up with. */
const hopelessMs = 500;

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * How far what is shown lies behind the sender's clock. The quickest frame tells what the line takes at least, slower
 * ones how long to wait for most of them.
 */
export class Lag {
  readonly #passages: number[] = [];
  #soundMs = 0;
  #wanted = 0;
  #ms: number | undefined;

  learn(sentAt: number, arrivedAt: number): void {
    this.#passages.push(arrivedAt - sentAt);
    if (this.#passages.length > remembered) this.#passages.shift();
    this.#choose();
  }

  /** The voice waits this long for its own late ones: lips that are shown earlier would be out of step. */
  keepWithSound(ms: number): void {
    this.#soundMs = ms;
    this.#choose();
  }

  forget(): void {
    this.#passages.length = 0;
    this.#ms = undefined;
  }

  /** When so many milliseconds have passed. */
  after(passed: number): number {
    const before = this.#ms ?? this.#wanted;
    const away = this.#wanted - before;
    const step = within(-shrinking * passed, away, growth * passed);
    this.#ms = Math.abs(away) > hopelessMs ? this.#wanted : before + step;
    return this.#ms;
  }

  #choose(): void {
    const sorted = this.#passages.toSorted((one, other) => one - other);
    const [quickest = 0] = sorted;
    const slow = sorted[Math.floor(usual * (sorted.length - 1))] ?? quickest;
    this.#wanted = quickest + within(least, Math.max(frameMs + slow - quickest, this.#soundMs - headStartMs), most);
  }
}
