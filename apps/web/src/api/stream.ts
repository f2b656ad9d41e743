import { type ErrorAnswer, okAnswer } from '@mukae/contract/calls/answers';
import type { StreamCall } from '@mukae/contract/calls/call';
import { streamContentType, streamEnds } from '@mukae/contract/calls/streamEnds';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as z from 'zod/mini';
import { answerIn, badInputAnswer, spokenLanguage, unexpectedAnswer, unreachedAnswer } from './answer';

type Streaming<Request, Event> = StreamCall & { input: z.ZodMiniType<Request>; event: z.ZodMiniType<Event> };

interface Listening<Event> {
  onEvent: (event: Event) => void;
  /** Calls it off: the server is told, and the answer is then SVER-Unexpected, for nobody knows how far it came. */
  signal: AbortSignal;
}

type Ending = z.output<typeof okAnswer> | ErrorAnswer;

const requestOf = ({ method }: StreamCall, sent: unknown, signal: AbortSignal): RequestInit => ({
  method,
  headers: { 'Accept-Language': spokenLanguage(), 'Content-Type': 'application/json' },
  body: JSON.stringify(sent),
  signal,
});

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith(streamContentType) === true;

/** As they arrive. Where the line is cut there are no more. */
async function* messagesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage, void> {
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => void arrived.push(message) });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const cutOff = () => undefined;
  try {
    for (;;) {
      const chunk = await reader.read().catch(cutOff);
      if (!chunk || chunk.done) return;
      parser.feed(decoder.decode(chunk.value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    reader.cancel().catch(cutOff);
  }
}

function eventIn<Event>(data: string, type: z.ZodMiniType<Event>) {
  try {
    return type.safeParse(JSON.parse(data));
  } catch {
    return { success: false } as const;
  }
}

/**
 * Makes a call that is answered bit by bit, and tells each event. Never throws: a failure, before the first event or after it, is an
 * answer like any other, and so is an end that nobody announced.
 */
export async function callStream<Request, Event>(
  definition: Streaming<Request, Event>,
  request: Request,
  { onEvent, signal }: Listening<Event>,
): Promise<Ending> {
  const { input } = definition;
  const sent = z.safeEncode(input, request);
  if (!sent.success) return badInputAnswer(sent.error, input);
  const response = await fetch(definition.path, requestOf(definition, sent.data, signal)).catch(() => undefined);
  if (!response) return signal.aborted ? unexpectedAnswer() : unreachedAnswer();
  if (!isStream(response) || !response.body) {
    const body = await response.text().catch(() => '');
    return answerIn(body, { input, output: z.never() }, response.status);
  }
  for await (const { event: name, data } of messagesIn(response.body)) {
    if (name === streamEnds.whole || name === streamEnds.failed) {
      return answerIn(data, { input, output: okAnswer }, response.status);
    }
    const event = eventIn(data, definition.event);
    if (name !== undefined || !event.success) return unexpectedAnswer();
    onEvent(event.data);
  }
  return unexpectedAnswer();
}
