import { type WebSocket, WebSocketServer } from 'ws';

/** A page that is connected, as the server sees it. */
interface ConnectedPage {
  /** Path and query with which it came. */
  readonly address: string;
  readonly ended: Promise<void>;
  send(message: object): void;
  nextMessage(): Promise<unknown>;
  end(code: number): void;
  /** As when the network breaks. */
  drop(): void;
}

export interface SocketServer {
  readonly url: string;
  nextPage(): Promise<ConnectedPage>;
  close(): void;
}

/** Things that come one by one, for who waits for the next. */
class Arrivals<Thing> {
  readonly #things: Thing[] = [];
  readonly #waiting: ((thing: Thing) => void)[] = [];

  add(thing: Thing): void {
    const next = this.#waiting.shift();
    if (next) next(thing);
    else this.#things.push(thing);
  }

  next(): Promise<Thing> {
    const thing = this.#things.shift();
    return thing === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(thing);
  }
}

function pageOf(socket: WebSocket, address: string): ConnectedPage {
  const messages = new Arrivals<unknown>();
  socket.on('message', (data) => messages.add(JSON.parse(String(data))));
  return {
    address,
    ended: new Promise((resolve) => socket.once('close', () => resolve())),
    send: (message) => socket.send(JSON.stringify(message)),
    nextMessage: () => messages.next(),
    end: (code) => socket.close(code),
    drop: () => socket.terminate(),
  };
}

/** A server of sockets on a free port, led by a test. */
export async function startSocketServer(): Promise<SocketServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const pages = new Arrivals<ConnectedPage>();
  server.on('connection', (socket, request) => pages.add(pageOf(socket, request.url ?? '')));
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `ws://127.0.0.1:${address.port}/ws`,
    nextPage: () => pages.next(),
    close: () => {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
