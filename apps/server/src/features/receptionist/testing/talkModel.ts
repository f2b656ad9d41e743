import { z } from 'zod';
import { type AskedOutside, type OutsideDouble, type OutsideScript, startOutsideDouble } from './outsideService';

const chatBody = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
  stream: z.boolean().optional(),
  max_tokens: z.number().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  tools: z
    .array(
      z.object({
        type: z.literal('function'),
        function: z.object({ name: z.string(), description: z.string(), parameters: z.looseObject({}) }),
      }),
    )
    .optional(),
});
export type AskedModel = z.output<typeof chatBody>;

export interface ToolCall {
  name: string;
  /** As a model writes it: perhaps no JSON at all. */
  input: string;
}

/** What a model says, in the pieces in which it says it, and what it does. */
export interface ModelAnswer {
  is: 'says';
  words: readonly string[];
  calls?: readonly ToolCall[];
  everyMs?: number;
  /** Why it stops; null: it does not say. */
  finish?: string | null;
  /** What comes after its last word; by itself the bill, and the end. */
  after?: 'bill' | 'end' | 'silence' | 'hangUp';
}

export type ModelScript = ModelAnswer | OutsideScript;

export const says = (...words: string[]): ModelAnswer => ({ is: 'says', words });

const tokens = { prompt_tokens: 321, completion_tokens: 45, total_tokens: 366 };

const eventOf = (document: unknown): string => `data: ${JSON.stringify(document)}\n\n`;

const frame = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'a-model' };

const chunkOf = (delta: object, finishReason: string | null = null): string =>
  eventOf({ ...frame, choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }] });

/** A call comes in several pieces: its name, and its input in two. */
const callChunks = ({ name, input }: ToolCall, index: number): string[] => {
  const half = Math.ceil(input.length / 2);
  const piece = (more: object) => chunkOf({ tool_calls: [{ index, ...more }] });
  return [
    piece({ id: `call_${index}`, type: 'function', function: { name, arguments: '' } }),
    piece({ function: { arguments: input.slice(0, half) } }),
    piece({ function: { arguments: input.slice(half) } }),
  ];
};

/** The answer of a model as it is streamed, event by event. */
export function streamedAnswer({ words, calls = [], finish, after = 'bill' }: ModelAnswer): string[] {
  const reason = finish === undefined ? (calls.length > 0 ? 'tool_calls' : 'stop') : finish;
  const isWhole = after === 'bill' || after === 'end';
  return [
    chunkOf({ role: 'assistant', content: '' }),
    ...words.map((content) => chunkOf({ content })),
    ...calls.flatMap(callChunks),
    ...(isWhole && reason !== null ? [chunkOf({}, reason)] : []),
    ...(after === 'bill' ? [eventOf({ ...frame, choices: [], usage: tokens }), 'data: [DONE]\n\n'] : []),
  ];
}

const wholeAnswer = ({ words, calls = [] }: ModelAnswer): string =>
  JSON.stringify({
    ...frame,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: words.join(''),
          tool_calls: calls.map(({ name, input }, index) => ({
            id: `call_${index}`,
            type: 'function',
            function: { name, arguments: input },
          })),
        },
        finish_reason: calls.length > 0 ? 'tool_calls' : 'stop',
      },
    ],
    usage: tokens,
  });

function written(answer: ModelAnswer, isStreamed: boolean): OutsideScript {
  if (!isStreamed) return { is: 'answer', status: 200, body: wholeAnswer(answer) };
  const { everyMs, after = 'bill' } = answer;
  return {
    is: 'pieces',
    contentType: 'text/event-stream; charset=utf-8',
    pieces: streamedAnswer(answer),
    after: after === 'bill' ? 'end' : after,
    ...(everyMs !== undefined && { everyMs }),
  };
}

const refusal = (status: number, message: string): OutsideScript => ({
  is: 'answer',
  status,
  body: JSON.stringify({ error: { message, type: 'invalid_request_error', code: null } }),
});

interface Options {
  port?: number;
  key?: string;
  answer: (asked: AskedModel) => ModelScript | Promise<ModelScript>;
}

export interface ModelDouble extends OutsideDouble {
  /** Settings as in the environment. */
  env: Readonly<Record<'TALK_AI_URL' | 'TALK_AI_KEY' | 'TALK_AI_MODEL', string>>;
  /** What it was asked, as it understood it. */
  chats: AskedModel[];
}

/** A service that speaks as OpenAI's chat completions do, on a free port. */
export async function startTalkModel({ port, key = 'sk-of-the-test', answer }: Options): Promise<ModelDouble> {
  const chats: AskedModel[] = [];

  async function respond({ method, path, headers, body }: AskedOutside): Promise<OutsideScript> {
    if (method !== 'POST' || path !== '/v1/chat/completions') return refusal(404, 'Unknown request URL');
    if (headers.authorization !== `Bearer ${key}`) return refusal(401, `Incorrect API key: ${headers.authorization}`);
    const read = chatBody.safeParse(body);
    if (!read.success) return refusal(400, read.error.message);
    chats.push(read.data);
    const script = await answer(read.data);
    return script.is === 'says' ? written(script, read.data.stream === true) : script;
  }

  const double = await startOutsideDouble({ answer: respond, ...(port !== undefined && { port }) });
  return {
    ...double,
    env: { TALK_AI_URL: double.url, TALK_AI_KEY: key, TALK_AI_MODEL: 'a-model' },
    chats,
  };
}
