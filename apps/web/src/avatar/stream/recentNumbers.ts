/** Three seconds of frames: long enough to know the line, short enough to follow it when it changes. */
const remembered = 90;

/** What was measured of the last frames. */
export class RecentNumbers {
  readonly #numbers: number[] = [];

  add(number: number): void {
    this.#numbers.push(number);
    if (this.#numbers.length > remembered) this.#numbers.shift();
  }

  forget(): void {
    this.#numbers.length = 0;
  }

  /** Below which so many of them lie; undefined: there are none. */
  below(part: number): number | undefined {
    const sorted = this.#numbers.toSorted((one, other) => one - other);
    return sorted[Math.floor(part * (sorted.length - 1))];
  }
}
