import { RecentNumbers } from './recentNumbers';

const most = 150;
const usual = 0.95;
/** A voice is on its way 30 ms before the mouth that was read from it, and nobody minds lips that are 50 ms early. */
const headStartMs = 80;

/** Beyond the newest frame its movement is taken to go on for so long. */
const foreseenMs = 25;

/** Where frames are seldom older than this when the next one arrives, nothing waits: nobody sees them held so shortly. */
const freshMs = 60;
const steepness = 8;

/** A longer silence is a pause, and tells nothing about the line. */
const pauseMs = 250;

/** Time runs this much slower while the lag grows, and faster while it shrinks: nobody sees it. */
const growth = 0.25;
const shrinking = 0.1;

/** Further apart nothing is caught up with. */
const hopelessMs = 500;

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * How far what is shown lies behind the sender's clock. The quickest frame tells what the line takes at least; how old the
 * newest one usually is when the next arrives tells how long to wait.
 */
export class Lag {
  readonly #passages = new RecentNumbers();
  readonly #ages = new RecentNumbers();
  #newest: number | undefined;
  #soundMs = 0;
  #wanted = 0;
  #ms: number | undefined;

  learn(sentAt: number, arrivedAt: number): void {
    this.#passages.add(arrivedAt - sentAt);
    const newest = this.#newest ?? sentAt;
    if (sentAt > newest && sentAt - newest < pauseMs) this.#ages.add(arrivedAt - newest);
    this.#newest = Math.max(newest, sentAt);
    this.#choose();
  }

  /** The voice waits this long for its own late ones: lips that are shown earlier would be out of step. */
  keepWithSound(ms: number): void {
    this.#soundMs = ms;
    this.#choose();
  }

  forget(): void {
    this.#passages.forget();
    this.#ages.forget();
    this.#newest = undefined;
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

  /** Long enough to be shown from one frame to the next, if they are late, lost or seldom. */
  #waitFor(age: number): number {
    return Math.max(0, Math.min(age - foreseenMs, steepness * (age - freshMs)));
  }

  #choose(): void {
    const quickest = this.#passages.below(0) ?? 0;
    const age = (this.#ages.below(usual) ?? quickest) - quickest;
    this.#wanted = quickest + within(0, Math.max(this.#waitFor(age), this.#soundMs - headStartMs), most);
  }
}
