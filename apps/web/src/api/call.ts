import { type ErrorAnswer, errorAnswer } from '@mukae/contract/calls/answers';
import type { FormCall, JsonCall } from '@mukae/contract/calls/call';
import { unexpected } from '@mukae/contract/errors/errors';
import type { Language } from '@mukae/contract/language';
import type * as z from 'zod/mini';
import { formOf } from './form';

/** A call that answers with JSON, by what it takes and what it gives. */
export type Callable<Request, Output> = (JsonCall | FormCall) & {
  input: z.ZodMiniType<unknown, Request>;
  output: z.ZodMiniType<Output>;
};

export type Files = Readonly<Record<string, Blob | undefined>>;

let language: Language = 'ja';

/** Answers come in the language of the page. */
export const speak = (next: Language): void => {
  language = next;
};

const unexpectedAnswer = (): ErrorAnswer => ({
  result: 'Error',
  code: unexpected.code,
  msg: unexpected.text[language],
});

function requestInit(definition: JsonCall | FormCall, request: unknown, files: Files): RequestInit {
  const headers = new Headers({ 'Accept-Language': language });
  if (definition.kind === 'form') return { method: 'POST', headers, body: formOf(request, files) };
  if (definition.method === 'GET') return { method: 'GET', headers };
  headers.set('Content-Type', 'application/json');
  return { method: 'POST', headers, body: JSON.stringify(request) };
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Makes a call of the contract. Never throws: what is neither an answer nor a known error is SVER-Unexpected. */
export async function call<Request, Output>(
  definition: Callable<Request, Output>,
  request: Request,
  files: Files = {},
): Promise<Output | ErrorAnswer> {
  try {
    const response = await fetch(definition.path, requestInit(definition, request, files));
    const body = await bodyOf(response);
    const refused = errorAnswer.safeParse(body);
    return refused.success ? refused.data : definition.output.parse(body);
  } catch {
    return unexpectedAnswer();
  }
}

export const isError = (answer: unknown): answer is ErrorAnswer =>
  typeof answer === 'object' && answer !== null && 'result' in answer && answer.result === 'Error';
