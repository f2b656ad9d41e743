import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Seat } from '../seat';
import type { Speech } from '../speech/speech';

const patienceMs = 20_000;

/** One page that is connected: as little as can hear and speak, for there are thousands. */
export class Page {
  readonly seat: Seat;
  readonly #speech: Speech;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (value: string) => void>();

  private constructor(speech: Speech, seat: Seat) {
    const { url, headers } = speech.door(seat);
    this.seat = seat;
    this.#speech = speech;
    this.#socket = new WebSocket(url, { headers, localAddress: seat.from, perMessageDeflate: false });
    this.#socket.on('message', (data) => this.#hear(String(data)));
    this.#socket.on('error', () => this.#socket.terminate());
  }

  /** Connected, and greeted. */
  static async open(speech: Speech, seat: Seat): Promise<Page> {
    const page = new Page(speech, seat);
    const isIn = page.hears('in');
    const isTurnedAway = page.gone().then(() => {
      throw new Error(`${seat.name} was not let in`);
    });
    if (speech.greeting) page.#socket.once('open', () => page.say(speech.greeting?.(seat) ?? ''));
    try {
      await Promise.race([isIn, isTurnedAway]);
      return page;
    } catch (failure) {
      page.close();
      throw failure;
    }
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  say(text: string): void {
    if (this.isOpen) this.#socket.send(text);
  }

  #hear(text: string): void {
    const heard = this.#speech.read(text);
    if (!heard) return;
    if (heard.reply !== undefined) this.say(heard.reply);
    const wake = this.#waiting.get(heard.key);
    this.#waiting.delete(heard.key);
    wake?.(heard.value ?? '');
  }

  /** From now on; what came before is not remembered. */
  hears(key: string, withinMs: number = patienceMs): Promise<string> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.#waiting.delete(key);
        reject(new Error(`${this.seat.name} did not hear "${key}"`));
      }, withinMs);
      this.#waiting.set(key, (value) => {
        clearTimeout(patience);
        resolve(value);
      });
    });
  }

  /** Says something, and waits until it is answered that it was done. */
  async asks({ text, done }: { text: string; done: string }): Promise<void> {
    const answer = this.hears(done);
    this.say(text);
    const value = await answer;
    if (value !== 'OK') throw new Error(`${this.seat.name} was refused: ${value}`);
  }

  /** Until its socket is gone. */
  async gone(): Promise<void> {
    if (this.#socket.readyState !== WebSocket.CLOSED) await once(this.#socket, 'close');
  }

  close(): void {
    this.#socket.terminate();
  }
}

const atOnce = 100;

/** A hundred at a time, so that a server which lets each in by itself is not asked for all of them in one moment. */
export async function openPages(speech: Speech, seats: readonly Seat[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (let from = 0; from < seats.length; from += atOnce) {
    pages.push(...(await Promise.all(seats.slice(from, from + atOnce).map((seat) => Page.open(speech, seat)))));
  }
  return pages;
}
