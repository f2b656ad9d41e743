import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeatPair } from '../relays/relay';
import type { Speech } from '../speech/speech';
import { type SpeechName, speeches } from '../speech/speeches';
import { Page } from './page';

/** A screen, and the operator whom it rings. */
export class Pair {
  readonly screen: Page;
  readonly operator: Page;
  readonly #speech: Speech;

  private constructor(speech: Speech, screen: Page, operator: Page) {
    this.#speech = speech;
    this.screen = screen;
    this.operator = operator;
  }

  static async open(speechName: SpeechName, { screen, operator }: SeatPair): Promise<Pair> {
    const speech = speeches[speechName];
    const pair = new Pair(speech, await Page.open(speech, screen), await Page.open(speech, operator));
    for (const said of speech.standsBy?.() ?? []) await pair.operator.asks(said);
    return pair;
  }

  /** From the touch to the ring, in milliseconds. It rings no more when that is known. */
  async ring(): Promise<number> {
    const touch = randomUUID();
    const rang = this.operator.hears(`rang ${touch}`);
    const begun = performance.now();
    this.screen.say(this.#speech.touch(this.screen.seat, this.operator.seat, touch));
    await rang;
    const took = performance.now() - begun;
    if (this.#speech.callOff) {
      const silent = this.operator.hears(`silent ${touch}`);
      this.screen.say(this.#speech.callOff(touch));
      await silent;
    }
    return took;
  }

  close(): void {
    this.screen.close();
    this.operator.close();
  }
}

export async function openPairs(speech: SpeechName, seats: readonly SeatPair[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const pair of seats) pairs.push(await Pair.open(speech, pair));
  return pairs;
}

export interface Rings {
  /** From touch to ring, in milliseconds. */
  times: number[];
  /** Touches that did not ring. */
  lost: number;
}

/** So many touches a second, whatever became of those before; by whichever screen is free. */
export async function ringAll(pairs: readonly Pair[], perSecond: number, count: number): Promise<Rings> {
  const free = [...pairs];
  const rings: Rings = { times: [], lost: 0 };
  const running: Promise<void>[] = [];
  const begun = performance.now();
  for (let n = 0; n < count; n += 1) {
    await pause(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
    const pair = free.shift();
    if (!pair) {
      rings.lost += 1;
      continue;
    }
    const ring = pair.ring().then(
      (took) => {
        rings.times.push(took);
        free.push(pair);
      },
      // One that heard nothing may hear it later: it is left out.
      () => {
        rings.lost += 1;
      },
    );
    running.push(ring);
  }
  await Promise.all(running);
  return rings;
}
