import { closeCodes } from '@mukae/contract/realtime/socket';
import type { Logger } from '#platform/log/logger';
import type { Guest } from '#platform/ws/wire';
import type { PageConnection } from './connections';

/** What a page says while the database is slow or away; nobody says more in good faith. */
const mostWaiting = 256;

export interface PageParts {
  hear(text: string, connection: PageConnection): Promise<void>;
  leave(connection: PageConnection): Promise<void>;
  log: Logger;
}

/** A page at its socket: messages wait until it is known, and come in their order. */
export class Page implements Guest {
  readonly #parts: PageParts;
  readonly #connection: PageConnection;
  #last: Promise<boolean>;
  #waiting = 0;

  constructor(parts: PageParts, connection: PageConnection, isIn: Promise<boolean>) {
    this.#parts = parts;
    this.#connection = connection;
    this.#last = isIn.catch((failure) => {
      parts.log.warn({ err: failure }, 'a page could not come in');
      connection.socket.cut();
      return false;
    });
  }

  heard(text: string): void {
    this.#waiting += 1;
    if (this.#waiting > mostWaiting) this.flooded();
    else this.#last = this.#last.then((isIn) => this.#hear(text, isIn));
  }

  async #hear(text: string, isIn: boolean): Promise<boolean> {
    if (isIn) await this.#parts.hear(text, this.#connection);
    this.#waiting -= 1;
    return isIn;
  }

  flooded(): void {
    this.#connection.socket.close(closeCodes.tooMany);
  }

  gone(): void {
    const { leave, log } = this.#parts;
    void this.#last
      .then(() => leave(this.#connection))
      .catch((failure) => log.warn({ err: failure }, 'that a page is gone was not written down'));
  }
}
