import { OutsideFailure } from './outsideFailure';

interface Asking {
  address: string;
  headers?: Readonly<Record<string, string>>;
  body: unknown;
  signal: AbortSignal;
}

/** Asks a service for something, there and nowhere else: a key is not for whom it would send us on to. */
export const askOutside = ({ address, headers, body, signal }: Asking): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
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

/** What is answered, piece by piece, and no more than so many bytes of it. */
export async function* piecesOf(
  { body }: Response,
  { mostBytes, signal }: { mostBytes: number; signal: AbortSignal },
): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const step = await reader?.read().catch(() => {
        signal.throwIfAborted();
        throw new OutsideFailure('broken', 'it broke off');
      });
      if (!step || step.done) return;
      bytes += step.value.length;
      if (bytes > mostBytes) throw new OutsideFailure('tooLong', `it answered more than ${mostBytes} bytes`);
      yield step.value;
    }
  } finally {
    // Also of one that broke off, which is no news.
    reader?.cancel().catch(() => undefined);
  }
}

/** A JSON document, and not more than so many bytes of it. */
export async function documentIn(response: Response, limits: Parameters<typeof piecesOf>[1]): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of piecesOf(response, limits)) text += decoder.decode(piece, { stream: true });
  try {
    return JSON.parse(text);
  } catch {
    throw new OutsideFailure('broken', 'it answered no JSON');
  }
}
