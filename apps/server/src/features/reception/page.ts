import { closeCodes } from '@mukae/contract/realtime/socket';
import type { Logger } from '#platform/log/logger';
import type { Guest } from '#platform/ws/wire';
import type { PageConnection } from './connections';

export interface PageParts {
  hear(text: string, connection: PageConnection): Promise<void>;
  leave(connection: PageConnection): Promise<void>;
  log: Logger;
}

/** A page at its socket: what it says waits until it is known. */
export class Page implements Guest {
  readonly #parts: PageParts;
  readonly #connection: PageConnection;
  readonly #isIn: Promise<boolean>;

  constructor(parts: PageParts, connection: PageConnection, isIn: Promise<boolean>) {
    this.#parts = parts;
    this.#connection = connection;
    this.#isIn = isIn.catch((failure) => {
      parts.log.warn({ err: failure }, 'a page could not come in');
      connection.socket.cut();
      return false;
    });
  }

  async heard(text: string): Promise<void> {
    const { hear, log } = this.#parts;
    if (!(await this.#isIn)) return;
    await hear(text, this.#connection).catch((failure) => {
      log.warn({ err: failure }, 'what a page said could not be answered');
      this.#connection.socket.cut();
    });
  }

  flooded(): void {
    this.#connection.socket.dismiss(closeCodes.tooMany);
  }

  gone(): void {
    const { leave, log } = this.#parts;
    void this.#isIn
      .then(() => leave(this.#connection))
      .catch((failure) => log.warn({ err: failure }, 'that a page is gone was not written down'));
  }
}
