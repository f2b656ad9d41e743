import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { OutsideFailure } from '#platform/outside/outsideFailure';
import { documentIn, piecesOf } from '#platform/outside/readOutside';

/** What a model says, as it comes. */
export type ChatBit =
  | { is: 'text'; text: string }
  /** Part of a call of one of its tools: the name comes once, the input in pieces. */
  | { is: 'toolCall'; place: number; name: string; input: string }
  | { is: 'finished'; because: string }
  | { is: 'tokens'; in: number; out: number };

const toolCall = z.object({
  index: z.number().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});
const part = z.object({ content: z.string().nullish(), tool_calls: z.array(toolCall).nullish() });
/** A part of an answer, or the whole of one. */
const chunk = z.object({
  choices: z.array(z.object({ delta: part.nullish(), message: part.nullish(), finish_reason: z.string().nullish() })),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

/** Models that think aloud take long for a short answer. */
const mostBytes = 4 * 1024 * 1024;
const longestEvent = 256 * 1024;
const lastEvent = '[DONE]';

function bitsIn(document: unknown): ChatBit[] {
  const parsed = chunk.safeParse(document);
  if (!parsed.success) throw new OutsideFailure('broken', 'it answered another document');
  const { choices, usage } = parsed.data;
  const [choice] = choices;
  const said = choice?.delta ?? choice?.message;
  return [
    ...(said?.content ? [{ is: 'text' as const, text: said.content }] : []),
    ...(said?.tool_calls ?? []).map((call, place) => ({
      is: 'toolCall' as const,
      place: call.index ?? place,
      name: call.function?.name ?? '',
      input: call.function?.arguments ?? '',
    })),
    ...(choice?.finish_reason ? [{ is: 'finished' as const, because: choice.finish_reason }] : []),
    ...(usage ? [{ is: 'tokens' as const, in: usage.prompt_tokens, out: usage.completion_tokens }] : []),
  ];
}

function readEvent(data: string): ChatBit[] {
  let document: unknown;
  try {
    document = JSON.parse(data);
  } catch {
    throw new OutsideFailure('broken', 'an event is no JSON');
  }
  return bitsIn(document);
}

/** The data of each event, in whatever pieces it comes. */
async function* eventsIn(response: Response, signal: AbortSignal): AsyncGenerator<string, void> {
  const arrived: string[] = [];
  let isTooLong = false;
  const parser = createParser({
    maxBufferSize: longestEvent,
    onEvent: ({ data }) => void arrived.push(data),
    onError: ({ type }) => {
      isTooLong ||= type === 'max-buffer-size-exceeded';
    },
  });
  const decoder = new TextDecoder();
  for await (const piece of piecesOf(response, { mostBytes, signal })) {
    parser.feed(decoder.decode(piece, { stream: true }));
    yield* arrived.splice(0);
    if (isTooLong) throw new OutsideFailure('tooLong', 'an event has no end');
  }
  // The last one may come without the empty line behind it.
  parser.feed('\n\n');
  yield* arrived;
}

/** What the answer of a service says: a stream, or, from those that do not stream, a document. */
export async function* chatBits(response: Response, signal: AbortSignal): AsyncGenerator<ChatBit, void> {
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    return yield* bitsIn(await documentIn(response, { mostBytes, signal }));
  }
  let hasFinished = false;
  for await (const data of eventsIn(response, signal)) {
    if (data.trim() === lastEvent) {
      // Some never say why they end.
      if (!hasFinished) yield { is: 'finished', because: 'stop' };
      return;
    }
    const bits = readEvent(data);
    hasFinished ||= bits.some(({ is }) => is === 'finished');
    yield* bits;
  }
}
