import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { FormCall } from '@mukae/contract/calls/call';
import { onceKeyHeader } from '@mukae/contract/calls/onceKey';
import * as z from 'zod/mini';
import { answerIn, badInputAnswer, spokenLanguage, unexpectedAnswer, unreachedAnswer } from './answer';
import type { AddingCall } from './call';
import type { Files } from './form';
import { formOf } from './form';

interface Watch {
  /** How much of the form has left, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Calls it off. The answer is then SVER-Unexpected, for nobody knows how far it came. */
  signal: AbortSignal;
  /** As for `callOnce`. */
  onceKey: string;
}

/** Makes a call like `callOnce`, and tells how much of it has left, which fetch cannot. */
export const upload = <Request, Output>(
  definition: FormCall & AddingCall<Request, Output>,
  request: Request,
  files: Files,
  { onProgress, signal, onceKey }: Watch,
): Promise<Output | ErrorAnswer> =>
  new Promise((resolve) => {
    const sent = z.safeEncode(definition.input, request);
    if (!sent.success) return resolve(badInputAnswer(sent.error, definition.input));
    const sending = new XMLHttpRequest();
    const callOff = () => resolve(unexpectedAnswer());
    const fail = () => resolve(unreachedAnswer());
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    sending.onload = () => resolve(answerIn(sending.responseText, definition, sending.status));
    sending.onerror = fail;
    sending.onabort = callOff;
    sending.ontimeout = fail;
    if (signal.aborted) return callOff();
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.open(definition.method, definition.path);
    sending.setRequestHeader('Accept-Language', spokenLanguage());
    sending.setRequestHeader(onceKeyHeader, onceKey);
    sending.send(formOf(definition, sent.data, files));
  });
