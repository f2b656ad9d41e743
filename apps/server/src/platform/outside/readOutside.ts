import { OutsideFailure } from './outsideFailure';

interface Bounds {
  mostBytes: number;
  signal: AbortSignal;
}

/** What is answered, piece by piece, and no more than so many bytes of it. */
export async function* piecesOf({ body }: Response, { mostBytes, signal }: Bounds): AsyncGenerator<Uint8Array, void> {
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

/** All of it at once. */
export async function bytesIn(response: Response, bounds: Bounds): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(response, bounds)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** As a JSON document. */
export async function documentIn(response: Response, bounds: Bounds): Promise<unknown> {
  const text = (await bytesIn(response, bounds)).toString();
  try {
    return JSON.parse(text);
  } catch {
    throw new OutsideFailure('broken', 'it answered no JSON');
  }
}
