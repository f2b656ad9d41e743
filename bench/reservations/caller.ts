import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { onceKeyHeader } from '@mukae/contract/calls/onceKey';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { z } from 'zod';

/** Whoever waits longer is said to hang. */
const patienceMs = 60_000;

const answer = z.looseObject({ result: z.string(), code: z.string().optional(), id: z.number().optional() });

export interface Answer {
  status: number;
  /** As the outcome is counted: its status, and the code of what was refused. */
  outcome: string;
  body: z.output<typeof answer>;
  tookMs: number;
}

/** With connections that stay open, as a browser's do. Node's own `fetch` takes several times as much of the machine. */
const connections = new Agent({ keepAlive: true });

/** One browser in which somebody is logged in, or nobody. */
export class Caller {
  readonly #url: string;
  readonly #cookie: string;

  constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  async ask(method: 'GET' | 'POST', path: string, fields: object = {}, onceKey?: string): Promise<Answer> {
    const begun = performance.now();
    const { status, text } = await this.#send(method, path, JSON.stringify(fields), onceKey);
    const tookMs = performance.now() - begun;
    const body = answer.parse(JSON.parse(text));
    return { status, outcome: [status, body.code].filter(Boolean).join(' '), body, tookMs };
  }

  /** Under a key, as the pages do it: asked again, it is done once. */
  book(title: string, slot: TimeSlot, characterID: number): Promise<Answer> {
    return this.ask('POST', '/token/create', { title, characterID, ...written(slot) }, randomUUID());
  }

  move(id: number, slot: TimeSlot): Promise<Answer> {
    return this.ask('POST', '/reservation/update', { id, ...written(slot) });
  }

  cancel(id: number): Promise<Answer> {
    return this.ask('POST', '/reservation/delete', { id });
  }

  busyRanges(span: TimeSlot): Promise<Answer> {
    return this.ask('POST', '/reservation/getAnonymousReservations', written(span));
  }

  #send(method: string, path: string, json: string, onceKey?: string): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const sent = request(this.#url + path, {
        method,
        agent: connections,
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          cookie: this.#cookie,
          ...(method === 'POST' && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
          ...(onceKey !== undefined && { [onceKeyHeader]: onceKey }),
        },
      });
      sent.on('error', reject);
      sent.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
        );
      });
      sent.end(method === 'POST' ? json : undefined);
    });
  }
}

const written = ({ startsAt, endsAt }: TimeSlot) => ({ start: startsAt.toISOString(), end: endsAt.toISOString() });
