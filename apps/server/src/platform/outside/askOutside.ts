import { OutsideFailure } from './outsideFailure';

interface Asking {
  address: string;
  method?: 'GET' | 'POST';
  key?: string | undefined;
  json?: unknown;
  form?: FormData;
  signal: AbortSignal;
}

/** Asks a service for something, there and nowhere else: a key is not for whom it would send us on to. */
export const askOutside = ({ address, method = 'POST', key, json, form, signal }: Asking): Promise<Response> =>
  fetch(address, {
    method,
    redirect: 'manual',
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    body: json === undefined ? (form ?? null) : JSON.stringify(json),
    signal,
  }).catch(() => {
    signal.throwIfAborted();
    throw new OutsideFailure('away', 'nobody answered');
  });

/** Fails where it was refused. What was said about it is not read. */
export async function expectAccepted(response: Response): Promise<void> {
  if (response.ok) return;
  await letGo(response);
  throw new OutsideFailure(response.status >= 500 ? 'away' : 'refused', `it answered ${response.status}`);
}

export const letGo = async ({ body }: Response): Promise<void> => body?.cancel();
