import { type Received, readServerMessage } from '@mukae/contract/realtime/serverMessages';
import { closeCodes } from '@mukae/contract/realtime/socket';
import { Heartbeat } from './heartbeat';

interface Hearing {
  onReceived: (received: Received) => void;
  /** Told once, and nothing after it. */
  onEnd: (code: number) => void;
}

const ping = JSON.stringify({ type: 'ping' });

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}

/** One socket, from its opening until it ends or falls silent. */
export class SocketConnection {
  readonly #socket: WebSocket;
  readonly #hearing: Hearing;
  readonly #heartbeat: Heartbeat;
  #isOver = false;

  constructor(address: string, hearing: Hearing) {
    this.#hearing = hearing;
    this.#socket = new WebSocket(address);
    this.#heartbeat = new Heartbeat({
      beat: () => this.write(ping),
      onSilence: () => this.end(closeCodes.notAnswering),
    });
    this.#socket.onmessage = ({ data }) => this.#hear(data);
    this.#socket.onclose = ({ code }) => this.end(code);
  }

  write(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** Finds out soon whether the socket outlived a sleep. */
  check(): void {
    this.#heartbeat.doubt();
  }

  /** A dead socket may take minutes to close: nobody waits for it. */
  end(code: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#heartbeat.stop();
    this.#socket.onmessage = null;
    this.#socket.onclose = null;
    this.#socket.close();
    this.#hearing.onEnd(code);
  }

  #hear(data: unknown): void {
    this.#heartbeat.heard();
    const received = readServerMessage(parsed(data));
    if (received) this.#hearing.onReceived(received);
  }
}
