/** How often each came out. */
export class Outcomes {
  readonly #counts = new Map<string, number>();

  note(outcome: string): void {
    this.#counts.set(outcome, this.of(outcome) + 1);
  }

  of(outcome: string): number {
    return this.#counts.get(outcome) ?? 0;
  }

  /** Those that nobody expected. */
  besides(...expected: readonly string[]): string[] {
    return [...this.#counts.keys()].filter((outcome) => !expected.includes(outcome));
  }

  get inWords(): string {
    return [...this.#counts]
      .toSorted()
      .map(([outcome, count]) => `${count.toLocaleString('en')} × ${outcome}`)
      .join(', ');
  }
}
