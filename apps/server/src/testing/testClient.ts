import { streamEnds } from '@mukae/contract/calls/streamEnds';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';
import { demoPassword } from '#features/demo';
import { expectDeclared } from './declaredErrors';

/** The fields that tests look at; what else an answer holds is looked up in `body`. */
const anyAnswer = z.looseObject({
  result: z.string().optional(),
  code: z.string().optional(),
  msg: z.string().optional(),
});

export interface Answered {
  status: number;
  headers: Headers;
  /** The whole JSON; undefined for an empty body. */
  body: unknown;
  result: string | undefined;
  code: string | undefined;
  msg: string | undefined;
}

/** A stream that was read: `body` is what its end said, or the refusal; undefined where it just broke off. */
interface Streamed extends Answered {
  events: unknown[];
}

interface Reading {
  /** Each event, when it comes. */
  onEvent?: (event: unknown) => void;
  /** Leaves in the middle. */
  signal?: AbortSignal;
}

type RequestHeaders = Readonly<Record<string, string>>;

async function answered(response: Response, said = response.text()): Promise<Answered> {
  const text = await said;
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const { result, code, msg } = anyAnswer.safeParse(body).data ?? {};
  return { status: response.status, headers: response.headers, body, result, code, msg };
}

/** A caller with a cookie jar, like one browser. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #url: string;
  readonly #headers: RequestHeaders;

  /** The headers go with whatever it asks. */
  constructor(url: string, headers: RequestHeaders = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  /** Its cookies, as a browser sends them. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(
    method: string,
    path: string,
    body?: string | FormData,
    headers: RequestHeaders = {},
    signal?: AbortSignal,
  ): Promise<Response> {
    const cookie = this.cookieHeader;
    const response = await fetch(this.#url + path, {
      method,
      headers: { ...(cookie && { cookie }), ...this.#headers, ...headers },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    if (!response.ok) await expectDeclared(method, path, response.clone());
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const isCleared = attributes.some((attribute) => /^(Max-Age=0|Expires=Thu, 01 Jan 1970)/i.test(attribute));
    if (isCleared) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  async get(path: string, headers: RequestHeaders = {}): Promise<Answered> {
    return answered(await this.send('GET', path, undefined, headers));
  }

  async post(path: string, body: unknown = {}, headers: RequestHeaders = {}): Promise<Answered> {
    const json = { 'content-type': 'application/json', ...headers };
    return answered(await this.send('POST', path, JSON.stringify(body), json));
  }

  /** Reads what is answered bit by bit, until its end, or until it is cut off. */
  async stream(path: string, body: unknown = {}, { onEvent, signal }: Reading = {}): Promise<Streamed> {
    const json = { 'content-type': 'application/json' };
    const response = await this.send('POST', path, JSON.stringify(body), json, signal);
    const events: unknown[] = [];
    if (!response.ok || !response.body) return { ...(await answered(response)), events };
    let ending = '';
    const messages = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    const reader = messages.getReader();
    const next = () => reader.read().catch(() => ({ done: true, value: undefined }) as const);
    for (let { done, value } = await next(); !done && value; { done, value } = await next()) {
      if (value.event === streamEnds.whole || value.event === streamEnds.failed) {
        ending = value.data;
        continue;
      }
      const event: unknown = JSON.parse(value.data);
      events.push(event);
      onEvent?.(event);
    }
    return { ...(await answered(response, Promise.resolve(ending))), events };
  }

  async form(
    path: string,
    fields: Readonly<Record<string, string | Blob>>,
    headers: RequestHeaders = {},
  ): Promise<Answered> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return answered(await this.send('POST', path, form, headers));
  }

  login(username: string, { password = demoPassword, isRemember = false } = {}): Promise<Answered> {
    return this.post('/login', { username, password, isRemember });
  }
}

/** A browser in which that person has just logged in. */
export async function loggedIn(url: string, loginId: string): Promise<TestClient> {
  const client = new TestClient(url);
  const { result } = await client.login(loginId);
  if (result !== 'OK') throw new Error(`${loginId} could not log in: ${result}`);
  return client;
}
