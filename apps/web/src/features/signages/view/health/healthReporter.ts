import { healthTiming } from '@mukae/contract/domain/signage/health/healthTiming';

/** What changes together is told together. */
const gatherMs = 500;

/** Tells how the screen is: every minute, and soon after something changed, but never in a flood. */
export class HealthReporter {
  readonly #report: () => Promise<void>;
  readonly #now: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #reportedAt = Number.NEGATIVE_INFINITY;
  #isOver = false;

  constructor(report: () => Promise<void>, now: () => number) {
    this.#report = report;
    this.#now = now;
    this.changed();
  }

  changed(): void {
    const now = this.#now();
    this.#schedule(Math.max(now + gatherMs, this.#reportedAt + healthTiming.reportPause));
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  #schedule(at: number): void {
    if (this.#isOver || at >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = at;
    this.#timer = setTimeout(() => void this.#tell(), at - this.#now());
  }

  async #tell(): Promise<void> {
    this.#reportedAt = this.#now();
    this.#dueAt = Number.POSITIVE_INFINITY;
    this.#schedule(this.#reportedAt + healthTiming.reportEvery);
    await this.#report();
  }
}
