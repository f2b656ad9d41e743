import { type ConfirmAnswer, type ErrorAnswer, ok } from '@mukae/contract/calls/answers';
import type { FormCall, JsonCall, StreamCall } from '@mukae/contract/calls/call';
import { streamContentType, streamEnds } from '@mukae/contract/calls/streamEnds';
import { variantIn } from '@mukae/contract/calls/variants';
import type { ErrorName } from '@mukae/contract/errors/codes';
import { confirmations } from '@mukae/contract/errors/confirmations';
import { errors } from '@mukae/contract/errors/errors';
import * as z from 'zod/mini';

type Said<Output> = Output | ErrorAnswer;
type Answered<Output> = (JsonCall | FormCall) & { output: z.ZodMiniType<Output> };

interface Sent {
  path: string;
  /** By the names on the wire. A file stands there as itself. */
  fields: Readonly<Record<string, unknown>>;
}

interface Reply {
  definition: JsonCall | FormCall | StreamCall;
  reply: (fields: Sent['fields']) => Promise<Response>;
}

type Streamed<Event> = StreamCall & { event: z.ZodMiniType<Event> };
type Events<Event> = readonly Event[] | AsyncIterable<Event>;

/** What a refused call answers. */
export const refusal = (name: ErrorName): ErrorAnswer => ({
  result: 'Error',
  code: errors[name].code,
  msg: errors[name].text.ja,
});

/** What a call answers that asks back. */
export const question = (name: keyof typeof confirmations): ConfirmAnswer => ({
  result: 'Confirm',
  code: confirmations[name].code,
  msg: confirmations[name].text.ja,
});

/** A stream as it is sent: its events one after the other, and its end. */
function streamOf<Event>({ event: type }: Streamed<Event>, events: Events<Event>, ends: Sent['fields']): Response {
  const encoder = new TextEncoder();
  async function* written() {
    for await (const event of events) yield `data: ${JSON.stringify(z.encode(type, event))}\n\n`;
    const name = isRefusal(ends) ? streamEnds.failed : streamEnds.whole;
    yield `event: ${name}\ndata: ${JSON.stringify(ends)}\n\n`;
  }
  const lines = written();
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, { headers: { 'content-type': streamContentType } });
}

const isRefusal = (answer: unknown): answer is ErrorAnswer => Object(answer).result === 'Error';

const fieldsIn = (body: unknown): Sent['fields'] =>
  body instanceof FormData ? Object.fromEntries(body) : typeof body === 'string' ? JSON.parse(body) : {};

/** Stands where the server does: answers calls as the test says, in the words of the contract, and keeps what was sent. */
export class Wire {
  readonly sent: Sent[] = [];
  /** What a page asked and the test did not answer. */
  readonly unanswered: string[] = [];
  #replies: Reply[] = [];

  /** The same from now on, or what comes of what was sent. */
  answers<Output>(
    definition: Answered<Output>,
    answer:
      | Said<NoInfer<Output>>
      | ((fields: Sent['fields']) => Said<NoInfer<Output>> | Promise<Said<NoInfer<Output>>>),
  ): this {
    const reply = async (fields: Sent['fields']) => {
      const said = answer instanceof Function ? await answer(fields) : answer;
      if (said === undefined) return new Response('');
      return Response.json(isRefusal(said) ? said : z.encode(definition.output, said));
    };
    return this.#reply({ definition, reply });
  }

  /** With events, and the end that comes after them; with a refusal instead of them, or what comes of what was sent. */
  streams<Event>(
    definition: Streamed<Event>,
    events: Events<NoInfer<Event>> | ErrorAnswer | ((fields: Sent['fields']) => Events<NoInfer<Event>> | ErrorAnswer),
    ends: typeof ok | ErrorAnswer = ok,
  ): this {
    const reply = async (fields: Sent['fields']) => {
      const said = events instanceof Function ? events(fields) : events;
      return isRefusal(said) ? Response.json(said) : streamOf(definition, said, ends);
    };
    return this.#reply({ definition, reply });
  }

  /** With what may be no answer of that call at all. */
  answersInWords(definition: JsonCall | FormCall | StreamCall, body: string): this {
    return this.#reply({ definition, reply: async () => new Response(body) });
  }

  /** As if the line was cut. */
  fails(definition: JsonCall | FormCall | StreamCall): this {
    return this.#reply({ definition, reply: () => Promise.reject(new TypeError('Failed to fetch')) });
  }

  #reply(reply: Reply): this {
    this.#replies = [reply, ...this.#replies.filter(({ definition }) => definition !== reply.definition)];
    return this;
  }

  /** The fields of what was sent to a path, one after the other. */
  sentTo({ path }: { path: string }): Sent['fields'][] {
    return this.sent.filter((one) => one.path === path).map(({ fields }) => fields);
  }

  /** In the place of `fetch`. */
  readonly fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const fields = fieldsIn(init.body);
    this.sent.push({ path, fields });
    const replies = this.#replies.filter(({ definition }) => definition.path === path);
    const found = variantIn(replies, ({ definition }) => definition, fields);
    if ('meant' in found) return found.meant.reply(fields);
    this.unanswered.push(`${path} ${JSON.stringify(fields)}`);
    return new Response('', { status: 404 });
  };
}
