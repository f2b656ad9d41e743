import type { Clock } from '#platform/clock/clock';

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  #now: number;

  constructor(start = '2026-11-16T09:00:00+09:00') {
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  forward(ms: number): void {
    this.#now += ms;
  }
}

export const seconds = (n: number): number => n * 1000;
export const minutes = (n: number): number => seconds(n * 60);
export const hours = (n: number): number => minutes(n * 60);
export const days = (n: number): number => hours(n * 24);
