import { WebSocket } from 'ws';

/** What may wait for a slow reader. */
const maxWaitingBytes = 1024 * 1024;
const flood = { messages: 2000, perMs: 10_000 };

/** One open socket, as a feature sees it. */
export interface Socket {
  /** Text, or the bytes of one when many hear the same. */
  say(message: string | Buffer): void;
  /** What is worth nothing later: a reader that is behind goes without. */
  mention(message: string): void;
  close(code: number): void;
  /** Ends it at once, without a word. */
  cut(): void;
  /** Whether the other end answers in time. */
  answersWithin(ms: number): Promise<boolean>;
}

/** Who sits at the socket. */
export interface Guest {
  heard(text: string): void;
  /** More than a well-meant page sends. */
  flooded(): void;
  gone(): void;
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
  guest: Guest | undefined;
  isAlive = true;
  #messages = 0;
  #countedSince = 0;

  /** A reader that does not keep up is cut off, and comes back for what it missed. */
  say(message: string | Buffer): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.bufferedAmount > maxWaitingBytes) this.terminate();
    else this.send(message, { binary: false });
  }

  mention(message: string): void {
    if (this.readyState === WebSocket.OPEN && this.bufferedAmount === 0) this.send(message, { binary: false });
  }

  cut(): void {
    this.terminate();
  }

  answersWithin(ms: number): Promise<boolean> {
    return this.readyState === WebSocket.OPEN ? answered(this, ms) : Promise.resolve(false);
  }

  /** Counts one more message, and tells when they are too many. */
  isFlooded(): boolean {
    const now = performance.now();
    if (now - this.#countedSince > flood.perMs) {
      this.#messages = 0;
      this.#countedSince = now;
    }
    this.#messages += 1;
    return this.#messages > flood.messages;
  }
}
