import { megabyte } from '@mukae/contract/domain/media/fileSize';
import { flood } from '@mukae/contract/realtime/socket';
import { WebSocket } from 'ws';

/** What may wait for a slow reader. */
const maxWaitingBytes = megabyte;
/** Who has said so much that is not heard yet is not read for a while. */
const mostUnheard = 16;
const fewUnheard = 4;

/** Whoever was told to go and does not is cut off. */
const partingMs = 2000;

/** One open socket, as a feature sees it. */
export interface Socket {
  /** Text, or the bytes of one when many hear the same. */
  say(message: string | Buffer): void;
  /** What is worth nothing later: a reader that is behind goes without. */
  mention(message: string): void;
  /** Tells it to go, and hears nothing more of it, though it may take its time. */
  dismiss(code: number): void;
  /** Ends it at once, without a word. */
  cut(): void;
  /** Whether the other end answers in time. */
  answersWithin(ms: number): Promise<boolean>;
}

/** Who sits at the socket. */
export interface Guest {
  /** Until it settles, nothing else of this socket is heard. */
  heard(text: string): Promise<void>;
  /** More than a well-meant page sends. */
  flooded(): void;
  /** After everything that it said. */
  gone(): void;
}

/** Where sockets are let in. */
interface House {
  /** The socket has said something that is to be heard in its turn. */
  queue(wire: Wire): void;
  left(wire: Wire): void;
}

/** Who came, from where, and to whom. */
interface Arrival {
  guest: Guest;
  account: string;
  address: string;
  house: House;
}

const answered = (wire: WebSocket, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (isThere: boolean) => {
      clearTimeout(patience);
      wire.off('pong', onPong);
      wire.off('close', onClose);
      resolve(isThere);
    };
    const onPong = () => settle(true);
    const onClose = () => settle(false);
    const patience = setTimeout(settle, ms, false);
    wire.on('pong', onPong);
    wire.on('close', onClose);
    wire.ping();
  });

/** Thousands of these are open at once: what it knows of its guest lies in the socket itself. */
export class Wire extends WebSocket implements Socket {
  isAlive = true;
  #arrival: Arrival | undefined;
  #unheard: string[] | undefined;
  #isGone = false;
  #isDismissed = false;
  #messages = 0;
  #countedSince = 0;

  settle(arrival: Arrival): void {
    this.#arrival = arrival;
  }

  get account(): string {
    return this.#arrival?.account ?? '';
  }

  get address(): string {
    return this.#arrival?.address ?? '';
  }

  heard(text: string): void {
    if (this.#isDismissed || !this.noteFrame()) return;
    if (this.#unheard) this.#unheard.push(text);
    else {
      this.#unheard = [text];
      this.#arrival?.house.queue(this);
    }
    if (this.#unheard.length > mostUnheard) this.pause();
  }

  /** Answers whether there is more. */
  async hearNext(): Promise<boolean> {
    const text = this.#unheard?.shift();
    if (text !== undefined) await this.#arrival?.guest.heard(text);
    const left = this.#unheard?.length ?? 0;
    if (this.isPaused && left <= fewUnheard) this.resume();
    if (left > 0) return true;
    this.#unheard = undefined;
    if (this.#isGone) this.#leave();
    return false;
  }

  gone(): void {
    this.#isGone = true;
    if (!this.#unheard) this.#leave();
  }

  #leave(): void {
    this.#arrival?.guest.gone();
    this.#arrival?.house.left(this);
  }

  /** A reader that does not keep up is cut off, and comes back for what it missed. */
  say(message: string | Buffer): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.bufferedAmount > maxWaitingBytes) this.terminate();
    else this.send(message, { binary: false });
  }

  mention(message: string): void {
    if (this.readyState === WebSocket.OPEN && this.bufferedAmount === 0) this.send(message, { binary: false });
  }

  dismiss(code: number): void {
    this.#isDismissed = true;
    if (this.#unheard) this.#unheard.length = 0;
    this.close(code);
    setTimeout(() => this.terminate(), partingMs).unref();
  }

  cut(): void {
    this.terminate();
  }

  answersWithin(ms: number): Promise<boolean> {
    return this.readyState === WebSocket.OPEN ? answered(this, ms) : Promise.resolve(false);
  }

  /** One more of its frames; false when they are too many. */
  noteFrame(): boolean {
    this.isAlive = true;
    const now = performance.now();
    if (now - this.#countedSince > flood.perMs) {
      this.#messages = 0;
      this.#countedSince = now;
    }
    this.#messages += 1;
    if (this.#messages <= flood.messages) return true;
    this.#arrival?.guest.flooded();
    return false;
  }
}
