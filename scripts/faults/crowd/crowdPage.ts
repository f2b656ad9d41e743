import { randomBytes } from 'node:crypto';
import { makePeerId } from '@mukae/contract/domain/call/peerId';
import type { EventName } from '@mukae/contract/realtime/clientEvents';
import { readServerMessage, type ServerMessage } from '@mukae/contract/realtime/serverMessages';
import { closeCodes, mayComeBack, socketPath } from '@mukae/contract/realtime/socket';
import { WebSocket } from 'ws';
import { Heartbeat } from '../../../apps/web/src/api/realtime/heartbeat';
import type { EventFields } from '../../../apps/web/src/api/realtime/realtime';
import { retryDelay } from '../../../apps/web/src/api/realtime/retryDelay';
import { StreamPosition } from '../../../apps/web/src/api/realtime/streamPosition';
import { UnsentMessages } from '../../../apps/web/src/api/realtime/unsentMessages';
import type { HappenedNow } from '../history/entry';
import type { History } from '../history/history';
import type { Balancer } from './balancer';

export interface PageParts {
  history: History;
  balancer: Balancer;
  /** As a browser sends it. */
  cookie: string;
}

interface Hearing {
  hear: (message: ServerMessage) => void;
  /** It will not come back. */
  onEnd: (code: number) => void;
}

const ping = JSON.stringify({ type: 'ping' });
/** One that ends sooner counts as a failure, though it was open. */
const steadyMs = 5_000;

const aboutOf = (message: object): string => {
  for (const key of ['requestId', 'callId']) if (key in message) return String(Reflect.get(message, key));
  return '';
};

const answerOf = (answer: { result: string; code?: string }): string => answer.code ?? answer.result;

/**
 * One page, as a browser would have it: made of what the real page keeps, reads and waits by. Only the socket is another one,
 * and each connection goes to the node that is next.
 */
export class CrowdPage {
  readonly name: string;
  readonly peerId = makePeerId((count) => randomBytes(count));
  readonly #parts: PageParts;
  readonly #hearing: Hearing;
  readonly #outbox = new UnsentMessages(() => performance.now());
  readonly #position = new StreamPosition();
  #socket: WebSocket | undefined;
  #heartbeat: Heartbeat | undefined;
  #retry: NodeJS.Timeout | undefined;
  #node = '';
  #epoch = '';
  #heardAt = 0;
  #sayings = 0;
  #failures = 0;
  #isOpen = false;
  #isOver = false;
  #begunAt = 0;
  #openSince = 0;

  constructor(name: string, parts: PageParts, hearing: Hearing) {
    this.name = name;
    this.#parts = parts;
    this.#hearing = hearing;
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The node that it talks to. */
  get node(): string {
    return this.#node;
  }

  /** Answers with OK or the code of an error, however often it has to be said. */
  async say<Name extends EventName>(event: Name, fields: EventFields<Name>): Promise<string> {
    this.#sayings += 1;
    const saying = this.#sayings;
    this.#note({ is: 'said', saying, event, about: aboutOf(fields) });
    const answer = answerOf(await this.#outbox.event(event, fields));
    if (!this.#isOver) this.#note({ is: 'answered', saying, answer });
    return answer;
  }

  /** Joins a call under its own id. */
  informCall(callId: string): void {
    this.#outbox.message('informCallId', { callId, peerId: this.peerId });
  }

  /** As if the window was closed. */
  close(): void {
    if (this.#isOver) return;
    this.#note({ is: 'left' });
    this.#finish();
  }

  #note(happened: DistributiveOmit<Extract<HappenedNow, { page: string }>, 'page'>): void {
    this.#parts.history.note({ ...happened, page: this.name });
  }

  #finish(): void {
    this.#isOver = true;
    this.#isOpen = false;
    clearTimeout(this.#retry);
    this.#heartbeat?.stop();
    this.#outbox.giveUp();
    this.#socket
      ?.removeAllListeners()
      .on('error', () => undefined)
      .close();
  }

  #connect(): void {
    this.#node = this.#parts.balancer.next();
    this.#begunAt = performance.now();
    const url = this.#position.addTo(`${this.#node.replace('http', 'ws')}${socketPath}`);
    const headers = { cookie: this.#parts.cookie };
    const socket = new WebSocket(url, { headers, origin: this.#node, handshakeTimeout: 10_000 });
    this.#socket = socket;
    const end = (code: number): void => {
      if (socket === this.#socket) this.#lose(code);
    };
    this.#heartbeat = new Heartbeat({ beat: () => this.#write(ping), onSilence: () => end(closeCodes.notAnswering) });
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#hear(String(data));
    });
    socket.on('close', end);
    socket.on('error', () => undefined);
  }

  #write(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #hear(text: string): void {
    this.#heartbeat?.heard();
    this.#heardAt = this.#parts.history.now();
    const received = readServerMessage(JSON.parse(text));
    if (!received) return;
    const { seq, message } = received;
    if (message.type === 'wsInit') this.#greeted(message, seq);
    else if (!this.#advances(seq, message)) return;
    if (message.type === 'stateTransitionMsg') this.#outbox.answered(message.ref, message.answer);
    this.#hearing.hear(message);
    if (message.type === 'wsInit') this.#outbox.open((said) => this.#write(said));
  }

  #greeted({ epoch, snapshot }: Extract<ServerMessage, { type: 'wsInit' }>, seq: number | undefined): void {
    this.#epoch = epoch;
    this.#isOpen = true;
    this.#openSince = performance.now();
    this.#position.begin(epoch, seq);
    this.#note({ is: 'opened', node: this.#node, epoch, seq: seq ?? null, goesOn: snapshot === null });
  }

  #advances(seq: number | undefined, message: ServerMessage): boolean {
    if (seq === undefined) return true;
    const because = 'because' in message ? message.because : '';
    this.#note({ is: 'heard', epoch: this.#epoch, seq, type: message.type, about: aboutOf(message), because });
    return this.#position.advance(seq);
  }

  #lose(code: number): void {
    const wasOpen = this.#isOpen;
    this.#isOpen = false;
    this.#heartbeat?.stop();
    this.#socket
      ?.removeAllListeners()
      .on('error', () => undefined)
      .terminate();
    this.#socket = undefined;
    this.#outbox.hold();
    if (wasOpen) this.#note({ is: 'lost', node: this.#node, code, heardAt: this.#heardAt });
    if (!mayComeBack(code)) {
      this.#finish();
      this.#hearing.onEnd(code);
      return;
    }
    const now = performance.now();
    if (wasOpen && now - this.#openSince >= steadyMs) this.#failures = 0;
    const waitedMs = wasOpen ? 0 : now - this.#begunAt;
    this.#retry = setTimeout(() => this.#connect(), retryDelay(this.#failures, Math.random(), waitedMs));
    this.#failures += 1;
  }
}

type DistributiveOmit<Whole, Key extends PropertyKey> = Whole extends unknown ? Omit<Whole, Key> : never;
