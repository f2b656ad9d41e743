import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { makePeerId } from '@mukae/contract/domain/call/peerId';
import type { EventName, EventOf } from '@mukae/contract/realtime/clientEvents';
import type { AnsweredMessageName, MessageName, MessageOf } from '@mukae/contract/realtime/clientMessages';
import {
  readServerMessage,
  type ServerMessage,
  type ServerMessageName,
  type ServerMessageOf,
} from '@mukae/contract/realtime/serverMessages';
import { beat } from '@mukae/contract/realtime/socket';
import { WebSocket } from 'ws';
import type { TestClient } from './testClient';
import { loggedIn } from './testClient';

/** A busy machine may stand still for seconds; a test has a few more than that. */
const patienceMs = 15_000;

type Answer = ServerMessageOf<'stateTransitionMsg'>['answer'];

const isNamed = <Name extends ServerMessageName>(
  message: ServerMessage,
  name: Name,
): message is ServerMessage & ServerMessageOf<Name> => message.type === name;

/** One page that is connected, as a browser would be. */
export class TestPage {
  readonly peerId = makePeerId((count) => randomBytes(count));
  readonly heard: ServerMessage[] = [];
  readonly socket: WebSocket;
  /** The places in the stream of what it heard, in the order of hearing. */
  readonly sequence: number[] = [];
  /** The last message in the stream, as `epoch.seq`. */
  since = '';
  #epoch = '';
  #greeting: ServerMessageOf<'wsInit'> | undefined;
  #ref = 0;
  #closeCode: number | undefined;
  #waiting: (() => void)[] = [];

  constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.socket = new WebSocket(url, { headers, origin: `http://${new URL(url).host}` });
    this.socket.on('message', (data) => this.#hear(String(data)));
    this.socket.on('close', (code) => {
      this.#closeCode = code;
      this.#wake();
    });
    this.socket.on('error', () => this.#wake());
  }

  /** Connected and greeted. */
  static async open(url: string, client: TestClient, since?: string): Promise<TestPage> {
    const cookie = client.cookieHeader;
    const page = new TestPage(`${url.replace('http', 'ws')}/ws${since === undefined ? '' : `?since=${since}`}`, {
      cookie,
    });
    page.#greeting = await page.hears('wsInit');
    return page;
  }

  static async ofUser(url: string, loginId: string): Promise<TestPage> {
    return TestPage.open(url, await loggedIn(url, loginId));
  }

  /** What it was told when it came. */
  get greeting(): ServerMessageOf<'wsInit'> {
    if (!this.#greeting) throw new Error('it was not greeted');
    return this.#greeting;
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  #hear(text: string): void {
    if (text === beat) return;
    const received = readServerMessage(JSON.parse(text));
    if (!received) throw new Error(`not in the catalogue: ${text}`);
    const { seq, message } = received;
    if (message.type === 'wsInit') this.#epoch = message.epoch;
    if (seq !== undefined) {
      this.since = `${this.#epoch}.${seq}`;
      if (message.type !== 'wsInit') this.sequence.push(seq);
    }
    this.heard.push(message);
    this.#wake();
  }

  /** The first message of this name that fits, whether it came already or is to come. It is then forgotten. */
  async hears<Name extends ServerMessageName>(
    name: Name,
    fits: (message: ServerMessageOf<Name>) => boolean = () => true,
  ): Promise<ServerMessageOf<Name>> {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const index = this.heard.findIndex((message) => isNamed(message, name) && fits(message));
      const found = this.heard[index];
      if (found && isNamed(found, name)) {
        this.heard.splice(index, 1);
        return found;
      }
      const left = deadline - performance.now();
      if (left <= 0 || this.socket.readyState >= WebSocket.CLOSING) {
        const types = this.heard.map(({ type }) => type).join(', ');
        throw new Error(`${name} was not heard; heard instead: ${types || 'nothing'}`);
      }
      await new Promise<void>((resolve) => {
        const patience = setTimeout(resolve, left);
        this.#waiting.push(() => {
          clearTimeout(patience);
          resolve();
        });
      });
    }
  }

  async say<Name extends EventName>(
    event: Name,
    fields: Omit<EventOf<Name>, 'type' | 'event' | 'ref'>,
  ): Promise<Answer> {
    return this.#ask({ type: 'stateTransitionEvent', event, ...fields });
  }

  /** A message that is answered, as an event is. */
  async ask<Name extends AnsweredMessageName>(
    type: Name,
    fields: Omit<MessageOf<Name>, 'type' | 'ref'>,
  ): Promise<Answer> {
    return this.#ask({ type, ...fields });
  }

  async #ask(message: object): Promise<Answer> {
    this.#ref += 1;
    const ref = this.#ref;
    this.socket.send(JSON.stringify({ ...message, ref }));
    return (await this.hears('stateTransitionMsg', (answer) => answer.ref === ref)).answer;
  }

  send<Name extends MessageName>(type: Name, fields: Omit<MessageOf<Name>, 'type'>): void {
    this.socket.send(JSON.stringify({ type, ...fields }));
  }

  /** Everything that was said to it before this has come. */
  async settled(): Promise<void> {
    this.send('ping', {});
    await this.hears('pong');
  }

  async standsBy(): Promise<void> {
    await this.say('operatorStateTransition', { state: 'PossibleStandby' });
    const answer = await this.say('operatorStateTransition', { state: 'Standby' });
    if (answer.result !== 'OK') throw new Error(answer.code);
  }

  /** The code with which the socket was closed. */
  async closed(): Promise<number> {
    if (this.#closeCode === undefined) await new Promise((resolve) => this.socket.once('close', resolve));
    return this.#closeCode ?? 0;
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.close();
    await once(this.socket, 'close');
  }

  /** Which messages came, after everything that was said to it has come. */
  async names(): Promise<ServerMessageName[]> {
    await this.settled();
    return this.heard.map(({ type }) => type);
  }

  /** As if the cable was pulled. */
  cut(): void {
    this.socket.terminate();
  }
}
