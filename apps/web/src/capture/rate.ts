const windowMs = 1000;

/** How often something happened in the last second. */
export class Rate {
  #times: readonly number[] = [];

  count(at: number): void {
    this.#times = [...this.#times.filter((time) => time > at - windowMs), at];
  }

  perSecond(now: number): number {
    return this.#times.filter((time) => time > now - windowMs).length;
  }
}
