import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { FormCall, JsonCall } from '@mukae/contract/calls/call';
import { onceKeyHeader } from '@mukae/contract/calls/onceKey';
import * as z from 'zod/mini';
import { answerIn, badInputAnswer, spokenLanguage, unreachedAnswer } from './answer';
import { type Files, formOf } from './form';

type Answering<Request, Output> = (JsonCall | FormCall) & {
  input: z.ZodMiniType<Request>;
  output: z.ZodMiniType<Output>;
};

/** A call that answers with JSON, by what it takes and what it gives. */
export type Callable<Request, Output> = Answering<Request, Output> & { adds?: undefined };
/** One that adds something, and is made under a key. */
export type AddingCall<Request, Output> = Answering<Request, Output> & { adds: true };

interface Sending {
  files: Files;
  onceKey?: string;
  /** Calls it off. */
  signal?: AbortSignal | undefined;
}

function requestInit(definition: JsonCall | FormCall, sent: unknown, sending: Sending): RequestInit {
  const { files, onceKey, signal } = sending;
  const headers = new Headers({ 'Accept-Language': spokenLanguage() });
  const init = { headers, ...(signal && { signal }) };
  if (onceKey !== undefined) headers.set(onceKeyHeader, onceKey);
  if (definition.kind === 'form') return { ...init, method: 'POST', body: formOf(definition, sent, files) };
  if (definition.method === 'GET') return { ...init, method: 'GET' };
  headers.set('Content-Type', 'application/json');
  return { ...init, method: 'POST', body: JSON.stringify(sent) };
}

async function make<Request, Output>(
  definition: Answering<Request, Output>,
  request: Request,
  sending: Sending,
): Promise<Output | ErrorAnswer> {
  const sent = z.safeEncode(definition.input, request);
  if (!sent.success) return badInputAnswer(sent.error, definition.input);
  try {
    const response = await fetch(definition.path, requestInit(definition, sent.data, sending));
    return answerIn(await response.text(), definition, response.status);
  } catch {
    return unreachedAnswer();
  }
}

/** Makes a call of the contract. Never throws: a failure of the network is an answer like any other, and so is that it was called off. */
export const call = <Request, Output>(
  definition: Callable<Request, Output>,
  request: Request,
  files: Files = {},
  signal?: AbortSignal,
): Promise<Output | ErrorAnswer> => make(definition, request, { files, signal });

/** The same for what adds something: made again under the same key, it is done once. */
export const callOnce = <Request, Output>(
  onceKey: string,
  definition: AddingCall<Request, Output>,
  request: Request,
  files: Files = {},
): Promise<Output | ErrorAnswer> => make(definition, request, { files, onceKey });

export const isError = (answer: unknown): answer is ErrorAnswer =>
  typeof answer === 'object' && answer !== null && 'result' in answer && answer.result === 'Error';
