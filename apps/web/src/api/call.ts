import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { FormCall, JsonCall } from '@mukae/contract/calls/call';
import type * as z from 'zod/mini';
import { answerIn, spokenLanguage, unexpectedAnswer } from './answer';
import { type Files, formOf } from './form';

/** A call that answers with JSON, by what it takes and what it gives. */
export type Callable<Request, Output> = (JsonCall | FormCall) & {
  input: z.ZodMiniType<unknown, Request>;
  output: z.ZodMiniType<Output>;
};

function requestInit(definition: JsonCall | FormCall, request: unknown, files: Files): RequestInit {
  const headers = new Headers({ 'Accept-Language': spokenLanguage() });
  if (definition.kind === 'form') return { method: 'POST', headers, body: formOf(definition, request, files) };
  if (definition.method === 'GET') return { method: 'GET', headers };
  headers.set('Content-Type', 'application/json');
  return { method: 'POST', headers, body: JSON.stringify(request) };
}

/** Makes a call of the contract. Never throws: a failure of the network is an answer like any other. */
export async function call<Request, Output>(
  definition: Callable<Request, Output>,
  request: Request,
  files: Files = {},
): Promise<Output | ErrorAnswer> {
  try {
    const response = await fetch(definition.path, requestInit(definition, request, files));
    return answerIn(await response.text(), definition.output);
  } catch {
    return unexpectedAnswer();
  }
}

export const isError = (answer: unknown): answer is ErrorAnswer =>
  typeof answer === 'object' && answer !== null && 'result' in answer && answer.result === 'Error';
