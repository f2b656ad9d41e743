import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { makePeerId } from '@mukae/contract/domain/call/peerId';
import type { EventName } from '@mukae/contract/realtime/clientEvents';
import { socketPath } from '@mukae/contract/realtime/socket';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { EventFields } from '../../../apps/web/src/api/realtime/realtime';

const answered = z.object({
  type: z.literal('stateTransitionMsg'),
  ref: z.number(),
  answer: z.object({ result: z.string(), code: z.string().optional() }),
});
const called = z.object({
  type: z.literal('submitCall'),
  call: z.object({ callId: z.string(), requestId: z.string().nullable() }),
});

/** Longer than any node takes that is well. */
const patienceMs = 30_000;

/** A page that does as little as can be done: it says something, and hears what became of it. */
export class Racer {
  readonly userId: number;
  readonly peerId = makePeerId((count) => randomBytes(count));
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: string) => void>();
  readonly #calls = new Map<string, (callId: string) => void>();
  readonly #begun = new Map<string, string>();
  #ref = 0;

  private constructor(socket: WebSocket, userId: number) {
    this.#socket = socket;
    this.userId = userId;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => undefined);
  }

  static async open(node: string, { id, cookie }: { id: number; cookie: string }): Promise<Racer> {
    const socket = new WebSocket(`${node.replace('http', 'ws')}${socketPath}`, { headers: { cookie }, origin: node });
    const racer = new Racer(socket, id);
    await once(socket, 'message');
    return racer;
  }

  /** OK, or the code of an error. */
  say<Name extends EventName>(event: Name, fields: EventFields<Name>): Promise<string> {
    this.#ref += 1;
    const ref = this.#ref;
    this.#socket.send(JSON.stringify({ type: 'stateTransitionEvent', event, ref, ...fields }));
    return inTime(`no answer to ${event}`, (found) => this.#answers.set(ref, found));
  }

  /** The call that became of a request, for whoever is in it. */
  callOf(requestId: string): Promise<string> {
    const begun = this.#begun.get(requestId);
    this.#begun.clear();
    if (begun !== undefined) return Promise.resolve(begun);
    return inTime('no call', (found) => this.#calls.set(requestId, found));
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(text: string): void {
    // Most of what is told is for others: it costs nothing here.
    if (text.includes('"stateTransitionMsg"')) {
      const { ref, answer } = answered.parse(JSON.parse(text));
      this.#answers.get(ref)?.(answer.code ?? answer.result);
      this.#answers.delete(ref);
    } else if (text.includes('"submitCall"')) {
      const { requestId, callId } = called.parse(JSON.parse(text)).call;
      if (requestId === null) return;
      const waiting = this.#calls.get(requestId);
      this.#calls.delete(requestId);
      if (waiting) waiting(callId);
      else this.#begun.set(requestId, callId);
    }
  }
}

function inTime(what: string, begin: (found: (value: string) => void) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error(`${what} in ${patienceMs} ms`)), patienceMs);
    begin((value) => {
      clearTimeout(giveUp);
      resolve(value);
    });
  });
}
