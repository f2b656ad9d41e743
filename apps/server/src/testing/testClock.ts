import { type Clock, makeSteadyClock } from '#platform/clock/clock';

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  #wall: number;
  #passed = 0;
  readonly #steady: Clock;

  constructor(start = '2026-11-16T09:00:00+09:00') {
    this.#wall = Date.parse(start);
    this.#steady = makeSteadyClock({ wall: () => this.#wall, passed: () => this.#passed });
  }

  now(): Date {
    return this.#steady.now();
  }

  forward(ms: number): void {
    this.#wall += ms;
    this.#passed += ms;
  }

  /** Somebody sets the machine's clock back, while time goes on. */
  setBack(ms: number): void {
    this.#wall -= ms;
  }
}

export const seconds = (n: number): number => n * 1000;
export const minutes = (n: number): number => seconds(n * 60);
export const hours = (n: number): number => minutes(n * 60);
export const days = (n: number): number => hours(n * 24);
