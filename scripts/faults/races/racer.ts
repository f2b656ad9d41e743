import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { makePeerId } from '@mukae/contract/domain/call/peerId';
import type { EventName } from '@mukae/contract/realtime/clientEvents';
import { socketPath } from '@mukae/contract/realtime/socket';
import { type RawData, WebSocket } from 'ws';
import type { EventFields } from '../../../apps/web/src/api/realtime/realtime';

interface Hearing {
  /** A visitor's request rings at her page. */
  rung(requestId: string): void;
  /** She is told that she is in a call with whoever asked so. */
  inCall(requestId: string, callId: string): void;
}

/** Longer than any node takes that is well. */
const patienceMs = 30_000;
/** By its beginning it is known what a message is: most of them are of no concern to who races, and are not read any further. */
const headLength = 56;

const found = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[1];

/** A page that does as little as can be done: it says something, and hears what became of it. */
export class Racer {
  readonly userId: number;
  readonly peerId = makePeerId((count) => randomBytes(count));
  readonly #socket: WebSocket;
  readonly #hearing: Hearing;
  readonly #answers = new Map<number, (answer: string) => void>();
  #ref = 0;

  private constructor(socket: WebSocket, userId: number, hearing: Hearing) {
    this.#socket = socket;
    this.userId = userId;
    this.#hearing = hearing;
    socket.on('message', (data) => this.#hear(data));
    socket.on('error', () => undefined);
  }

  static async open(node: string, { id, cookie }: { id: number; cookie: string }, hearing: Hearing): Promise<Racer> {
    const socket = new WebSocket(`${node.replace('http', 'ws')}${socketPath}`, { headers: { cookie }, origin: node });
    const racer = new Racer(socket, id, hearing);
    await once(socket, 'message');
    return racer;
  }

  /** OK, or the code of an error. */
  say<Name extends EventName>(event: Name, fields: EventFields<Name>): Promise<string> {
    this.#ref += 1;
    const ref = this.#ref;
    this.#socket.send(JSON.stringify({ type: 'stateTransitionEvent', event, ref, ...fields }));
    return inTime(`an answer to ${event}`, (answer) => this.#answers.set(ref, answer));
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(data: RawData): void {
    if (!Buffer.isBuffer(data)) return;
    const head = data.toString('latin1', 0, headLength);
    if (head.includes('"stateTransitionMsg"')) this.#answered(data.toString());
    else if (head.includes('"callFromSignage"')) this.#hearing.rung(found(/"requestId":"([^"]+)"/, String(data)) ?? '');
    else if (head.includes('"submitCall"')) this.#called(data.toString());
  }

  #answered(text: string): void {
    const ref = Number(found(/"ref":(\d+)/, text));
    this.#answers.get(ref)?.(found(/"code":"([^"]+)"/, text) ?? found(/"result":"([^"]+)"/, text) ?? text);
    this.#answers.delete(ref);
  }

  #called(text: string): void {
    const [requestId, callId] = [found(/"requestId":"([^"]+)"/, text), found(/"callId":"([^"]+)"/, text)];
    if (requestId !== undefined && callId !== undefined) this.#hearing.inCall(requestId, callId);
  }
}

/** Whatever is waited for comes, or it is said that it did not. */
export function inTime<Value>(what: string, begin: (settle: (value: Value) => void) => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error(`${what} did not come within ${patienceMs} ms`)), patienceMs);
    begin((value) => {
      clearTimeout(giveUp);
      resolve(value);
    });
  });
}
