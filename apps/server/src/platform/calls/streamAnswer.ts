import { Readable } from 'node:stream';
import { ok } from '@mukae/contract/calls/answers';
import { streamContentType, streamEnds } from '@mukae/contract/calls/streamEnds';
import { languageFrom } from '@mukae/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { loggedRefusal } from './answerFailure';
import { senderOf } from './calledOff';
import type { StreamAnswer } from './handleStream';

/** Sooner than anything between here and the page takes a silent connection for a dead one. */
const usualBeatMs = 15_000;
const beat = ': still there\n\n';

const lineOf = (document: unknown, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(document)}\n\n`;

/** Whoever reads a stream, until there is nobody to say it to, or no time to say it. */
function readerOf(reply: FastifyReply, closing: AbortSignal) {
  const gone = senderOf(reply);
  const leaving = new AbortController();
  const leave = () => leaving.abort(new Refusal('badInput'));
  const close = () => leaving.abort(new Refusal('unavailable', { retryAfterSeconds: 5 }));
  gone.addEventListener('abort', leave);
  closing.addEventListener('abort', close);
  if (closing.aborted) close();
  return { signal: leaving.signal, forget: () => closing.removeEventListener('abort', close) };
}

/** Rejects with why the reader leaves. */
function leftBy(signal: AbortSignal): Promise<never> {
  const left = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // It may happen while nothing is waited for.
  left.catch(() => undefined);
  return left;
}

/** What comes next, or undefined when it is time for a sign of life. */
async function nextOrBeat<Next>(next: Promise<Next>, left: Promise<never>, beatMs: number): Promise<Next | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, beatMs, undefined);
  });
  try {
    return await Promise.race([next, left, silence]);
  } finally {
    clearTimeout(timer);
  }
}

interface Streaming {
  request: FastifyRequest;
  answer: StreamAnswer;
  reader: ReturnType<typeof readerOf>;
  beatMs: number;
}

/** Throws what goes wrong before anything was said; what goes wrong later is the last thing that is said. */
async function* linesOf({ request, answer, reader, beatMs }: Streaming): AsyncGenerator<string, void> {
  const left = leftBy(reader.signal);
  const events = answer.begin(reader.signal)[Symbol.asyncIterator]();
  let hasBegun = false;
  try {
    for (let next = events.next(); ; ) {
      const come = await nextOrBeat(next, left, beatMs);
      if (come?.done) break;
      hasBegun = true;
      yield come ? lineOf(come.value) : beat;
      if (come) next = events.next();
    }
    yield lineOf(ok, streamEnds.whole);
  } catch (failure) {
    if (!hasBegun || !(failure instanceof Error)) throw failure;
    const refusal = loggedRefusal(failure, request);
    yield lineOf(refusal.answerIn(languageFrom(request.headers['accept-language'])), streamEnds.failed);
  } finally {
    reader.forget();
    // One that does not heed its signal is not waited for.
    events.return?.().catch((failure) => request.log.debug({ err: failure }, 'a stream ended badly'));
  }
}

/** Closed with what it goes on with, even if nobody began to read it. */
function beginningWith<Item>(first: IteratorResult<Item, void>, rest: AsyncGenerator<Item, void>): AsyncIterable<Item> {
  const steps = [first];
  const next = async () => steps.shift() ?? rest.next();
  return { [Symbol.asyncIterator]: () => ({ next, return: () => rest.return() }) };
}

/**
 * Sends events as they come, no sooner than they are read. What is refused before the first of them is answered as by any other call.
 */
export async function answerStream(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StreamAnswer,
  { closing, beatMs = usualBeatMs }: { closing: AbortSignal; beatMs?: number },
) {
  const lines = linesOf({ request, answer, reader: readerOf(reply, closing), beatMs });
  const first = await lines.next();
  return reply
    .type(streamContentType)
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .send(Readable.from(beginningWith(first, lines), { objectMode: false }));
}
