import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from '#platform/log/logger';
import type { NodesQuestion } from '../nodes';
import type { Keys } from './keys';
import type { NodeFigures } from './nodeFigures';

/** Who is asked and does not answer by then is gone, or too busy. */
const answerMs = 2500;

type Message =
  | { is: 'asked'; from: string; question: string; body: unknown; ref: string | undefined }
  | { is: 'answer'; ref: string; body: unknown }
  | { is: 'failure'; ref: string; why: string };

type Answering = (body: unknown, from: string) => Promise<unknown>;

interface Waiting {
  settle(body: unknown): void;
  fail(failure: Error): void;
}

interface Connected {
  self: string;
  keys: Keys;
  commands: Redis;
  /** Of its own: who subscribes says nothing else. */
  hearing: Redis;
  log: Logger;
  figures: NodeFigures;
}

/** What nodes ask and tell one another. Where it is lost, whoever asked is told so, and whoever told tells again. */
export class RedisMessages {
  readonly #connected: Connected;
  readonly #answers = new Map<string, Answering>();
  readonly #waiting = new Map<string, Waiting>();

  constructor(connected: Connected) {
    this.#connected = connected;
  }

  async start(): Promise<void> {
    const { self, keys, hearing } = this.#connected;
    hearing.on('message', (_, text) => this.#hear(text));
    await hearing.subscribe(keys.to(self), keys.toAll);
  }

  onAsked<Body, Answer>(
    asked: NodesQuestion<Body, Answer>,
    answer: (body: Body, from: string) => Promise<Answer>,
  ): void {
    this.#answers.set(asked.name, (body, from) => answer(asked.body.parse(body), from));
  }

  async ask<Body, Answer>(node: string, asked: NodesQuestion<Body, Answer>, body: Body): Promise<Answer> {
    const ref = randomUUID();
    const { self } = this.#connected;
    const answered = new Promise<unknown>((settle, fail) => this.#waiting.set(ref, { settle, fail }));
    const patience = setTimeout(() => this.#fail(ref, `${node} does not answer`), answerMs);
    this.#send(node, { is: 'asked', from: self, question: asked.name, body, ref }).then(
      (heard) => heard === 0 && this.#fail(ref, `${node} is not there`),
      (failure) => this.#fail(ref, String(failure)),
    );
    const { figures } = this.#connected;
    try {
      const answer = asked.answer.parse(await answered);
      figures.countRequest('ok');
      return answer;
    } catch (failure) {
      figures.countRequest('failed');
      throw failure;
    } finally {
      clearTimeout(patience);
      this.#waiting.delete(ref);
    }
  }

  tell<Body>(node: string | undefined, told: NodesQuestion<Body, unknown>, body: Body): void {
    const { self, log } = this.#connected;
    const question = told.name;
    this.#send(node, { is: 'asked', from: self, question, body, ref: undefined }).catch((failure) =>
      log.warn({ err: failure, question }, 'other nodes were not told'),
    );
  }

  #send(node: string | undefined, message: Message): Promise<number> {
    const { keys, commands } = this.#connected;
    return commands.publish(node === undefined ? keys.toAll : keys.to(node), JSON.stringify(message));
  }

  #fail(ref: string, why: string): void {
    this.#waiting.get(ref)?.fail(new Error(why));
  }

  #hear(text: string): void {
    const message: Message = JSON.parse(text);
    if (message.is === 'answer') this.#waiting.get(message.ref)?.settle(message.body);
    else if (message.is === 'failure') this.#fail(message.ref, message.why);
    else if (message.from !== this.#connected.self) void this.#answer(message);
  }

  async #answer({ from, question, body, ref }: Message & { is: 'asked' }): Promise<void> {
    const { log } = this.#connected;
    try {
      const answer = this.#answers.get(question);
      if (!answer) throw new Error(`nobody here answers "${question}"`);
      const answered = await answer(body, from);
      if (ref !== undefined) await this.#send(from, { is: 'answer', ref, body: answered });
    } catch (failure) {
      log.warn({ err: failure, question }, 'what another node asked was not answered');
      if (ref === undefined) return;
      await this.#send(from, { is: 'failure', ref, why: String(failure) }).catch(() => undefined);
    }
  }
}
