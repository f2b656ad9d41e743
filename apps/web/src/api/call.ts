import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { FormCall, JsonCall } from '@mukae/contract/calls/call';
import { onceKeyHeader } from '@mukae/contract/calls/onceKey';
import * as z from 'zod/mini';
import { answerIn, badInputAnswer, spokenLanguage, unreachedAnswer } from './answer';
import { type Files, formOf } from './form';

/** A call that answers with JSON, by what it takes and what it gives. */
export type Callable<Request, Output> = (JsonCall | FormCall) & {
  input: z.ZodMiniType<Request>;
  output: z.ZodMiniType<Output>;
};

function requestInit(definition: JsonCall | FormCall, sent: unknown, files: Files, onceKey?: string): RequestInit {
  const headers = new Headers({ 'Accept-Language': spokenLanguage() });
  if (onceKey !== undefined) headers.set(onceKeyHeader, onceKey);
  if (definition.kind === 'form') return { method: 'POST', headers, body: formOf(definition, sent, files) };
  if (definition.method === 'GET') return { method: 'GET', headers };
  headers.set('Content-Type', 'application/json');
  return { method: 'POST', headers, body: JSON.stringify(sent) };
}

/**
 * Makes a call of the contract. Never throws: a failure of the network is an answer like any other. What adds something has a key:
 * sent again under it, it is done once.
 */
export async function call<Request, Output>(
  definition: Callable<Request, Output>,
  request: Request,
  files: Files = {},
  onceKey?: string,
): Promise<Output | ErrorAnswer> {
  const sent = z.safeEncode(definition.input, request);
  if (!sent.success) return badInputAnswer(sent.error, definition.input);
  try {
    const response = await fetch(definition.path, requestInit(definition, sent.data, files, onceKey));
    return answerIn(await response.text(), definition, response.status);
  } catch {
    return unreachedAnswer();
  }
}

export const isError = (answer: unknown): answer is ErrorAnswer =>
  typeof answer === 'object' && answer !== null && 'result' in answer && answer.result === 'Error';
