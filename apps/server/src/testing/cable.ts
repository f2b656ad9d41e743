import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** A cable between a client and a server, which a test pulls and plugs in again. */
export class Cable {
  readonly #to: { host: string; port: number };
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #state: 'whole' | 'pulled' | 'deaf' = 'whole';
  /** What is said last on a line, one after the other, before nothing is answered any more. */
  #lastWords: readonly string[] = [];

  private constructor(to: URL) {
    this.#to = { host: to.hostname, port: Number(to.port) };
    this.#server = createServer((near) => this.#join(near));
  }

  /** A cable to the server of this address; answers with the address at its near end. */
  static async to(url: string): Promise<{ cable: Cable; url: string }> {
    const near = new URL(url);
    const cable = new Cable(near);
    await new Promise<void>((resolve) => cable.#server.listen(0, '127.0.0.1', resolve));
    const address = cable.#server.address();
    if (address === null || typeof address === 'string') throw new Error('there is no near end');
    near.hostname = '127.0.0.1';
    near.port = String(address.port);
    return { cable, url: near.href };
  }

  #join(near: Socket): void {
    if (this.#state === 'pulled') {
      near.destroy();
      return;
    }
    const far = createConnection(this.#to);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        this.#ends.delete(end);
        other.destroy();
      });
    }
    let said = { of: this.#lastWords, count: 0 };
    near.on('data', (bytes) => {
      if (said.of !== this.#lastWords) said = { of: this.#lastWords, count: 0 };
      const next = said.of[said.count];
      if (next !== undefined && bytes.includes(next)) {
        said.count += 1;
        if (said.count === said.of.length) this.deafen();
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (this.#state !== 'deaf') near.write(bytes);
    });
  }

  /** Everything that goes over it breaks, and nothing new comes through. */
  pull(): void {
    this.#state = 'pulled';
    for (const end of this.#ends) end.destroy();
  }

  /** What is said arrives, and what is answered does not. */
  deafen(): void {
    this.#state = 'deaf';
  }

  /** What is said arrives up to these words, one after the other on one line, and with them; from then on nothing is answered. */
  deafenAt(...words: readonly string[]): void {
    this.#lastWords = words;
  }

  plugIn(): void {
    this.#state = 'whole';
    this.#lastWords = [];
  }

  async remove(): Promise<void> {
    this.pull();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
