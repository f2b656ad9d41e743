import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Logger } from '#platform/log/logger';
import type { NodesQuestion } from '../nodes';
import { sureMs } from './certainty';
import type { Keys } from './keys';
import type { NodeFigures } from './nodeFigures';
import type { RedisTime } from './redisTime';

/** Who is asked and does not answer by then is gone, or too busy; and does not do later what nobody waits for any more. */
const answerMs = 2500;

const message = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('asked'),
    from: z.string(),
    question: z.string(),
    body: z.unknown(),
    /** Of who waits for an answer, and until when. */
    waits: z.object({ ref: z.string(), until: z.number().optional() }).optional(),
  }),
  z.object({ is: z.literal('answer'), ref: z.string(), body: z.unknown() }),
  z.object({ is: z.literal('failure'), ref: z.string(), why: z.string() }),
]);
type Message = z.output<typeof message>;

type Answering = (body: unknown, from: string) => Promise<unknown>;

interface Waiting {
  settle(body: unknown): void;
  fail(failure: Error): void;
}

interface Connected {
  self: string;
  keys: Keys;
  /** What is said on it is said now or not at all. */
  telling: Redis;
  /** Of its own: who subscribes says nothing else. */
  hearing: Redis;
  time: RedisTime;
  log: Logger;
  figures: NodeFigures;
  /** What others told may not have been heard for a moment. */
  wasDeaf(): void;
}

/** What nodes ask and tell one another. Where it is lost, whoever asked is told so, and whoever did not hear knows it. */
export class RedisMessages {
  readonly #connected: Connected;
  readonly #answers = new Map<string, Answering>();
  readonly #waiting = new Map<string, Waiting>();
  #heardAt = Number.NEGATIVE_INFINITY;

  constructor(connected: Connected) {
    this.#connected = connected;
  }

  async start(): Promise<void> {
    const { hearing } = this.#connected;
    hearing.on('message', (_, text) => this.#hear(text));
    await this.#listen();
    hearing.on('ready', () => void this.#listenAgain());
  }

  async #listen(): Promise<void> {
    const { self, keys, hearing } = this.#connected;
    await hearing.subscribe(keys.to(self), keys.toAll);
    this.#heardAt = performance.now();
  }

  async #listenAgain(): Promise<void> {
    const { log, wasDeaf } = this.#connected;
    await this.#listen().then(wasDeaf, (failure) => log.warn({ err: failure }, 'other nodes are not heard yet'));
  }

  /** A connection that only listens notices by nothing else that nobody is at its other end. */
  checkHearing(): void {
    const askedAt = performance.now();
    this.#connected.hearing.ping().then(
      () => {
        this.#heardAt = askedAt;
      },
      (failure) => this.#connected.log.debug({ err: failure }, 'whether other nodes are heard is not known'),
    );
  }

  get isHearing(): boolean {
    return performance.now() <= this.#heardAt + sureMs;
  }

  onAsked<Body, Answer>(
    asked: NodesQuestion<Body, Answer>,
    answer: (body: Body, from: string) => Promise<Answer>,
  ): void {
    this.#answers.set(asked.name, (body, from) => answer(asked.body.parse(body), from));
  }

  async ask<Body, Answer>(node: string, asked: NodesQuestion<Body, Answer>, body: Body): Promise<Answer> {
    const ref = randomUUID();
    const { self, time, figures } = this.#connected;
    const answered = new Promise<unknown>((settle, fail) => this.#waiting.set(ref, { settle, fail }));
    const patience = setTimeout(() => this.#fail(ref, `${node} does not answer`), answerMs);
    const now = time.now();
    const waits = { ref, ...(now !== undefined && { until: now + answerMs }) };
    this.#send(node, { is: 'asked', from: self, question: asked.name, body, waits }).then(
      (heard) => heard === 0 && this.#fail(ref, `${node} is not there`),
      (failure) => this.#fail(ref, String(failure)),
    );
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
    this.#send(node, { is: 'asked', from: self, question, body }).catch((failure) =>
      log.warn({ err: failure, question }, 'other nodes were not told'),
    );
  }

  async #send(node: string | undefined, said: Message): Promise<number> {
    const { keys, telling } = this.#connected;
    return telling.publish(node === undefined ? keys.toAll : keys.to(node), JSON.stringify(said));
  }

  #fail(ref: string, why: string): void {
    this.#waiting.get(ref)?.fail(new Error(why));
  }

  #hear(text: string): void {
    const { self, log } = this.#connected;
    const heard = readMessage(text);
    if (!heard) log.warn('something was heard that no node says');
    else if (heard.is === 'answer') this.#waiting.get(heard.ref)?.settle(heard.body);
    else if (heard.is === 'failure') this.#fail(heard.ref, heard.why);
    else if (heard.from !== self) void this.#answer(heard);
  }

  async #answer({ from, question, body, waits }: Message & { is: 'asked' }): Promise<void> {
    const { log, time } = this.#connected;
    if ((waits?.until ?? Number.POSITIVE_INFINITY) < (time.now() ?? 0)) return;
    try {
      const answer = this.#answers.get(question);
      if (!answer) throw new Error(`nobody here answers "${question}"`);
      const answered = await answer(body, from);
      if (waits) await this.#send(from, { is: 'answer', ref: waits.ref, body: answered });
    } catch (failure) {
      log.warn({ err: failure, question }, 'what another node asked was not answered');
      if (!waits) return;
      await this.#send(from, { is: 'failure', ref: waits.ref, why: String(failure) }).catch(() => undefined);
    }
  }
}

function readMessage(text: string): Message | undefined {
  try {
    return message.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
