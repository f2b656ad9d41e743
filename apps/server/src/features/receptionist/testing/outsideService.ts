import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';

/** How a service misbehaves, or answers in words of its own. */
export type OutsideScript =
  /** A refusal, or whatever else stands there. */
  | { is: 'answer'; status: number; contentType?: string; body?: string; headers?: Readonly<Record<string, string>> }
  /** Nothing, ever. */
  | { is: 'silence' }
  /** Hangs up without a word. */
  | { is: 'hangUp' }
  /** Sends these one after the other, each as it is, then ends, waits for ever, or breaks off. */
  | {
      is: 'pieces';
      contentType: string;
      pieces: readonly (string | Uint8Array)[];
      everyMs?: number;
      after: 'end' | 'silence' | 'hangUp';
    };

export interface AskedOutside {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface OutsideDouble {
  url: string;
  asked: AskedOutside[];
  /** Whoever asked and went away before the end. */
  left: () => number;
  stop(): Promise<void>;
}

interface Options {
  /** 0: one that is free. */
  port?: number;
  answer: (asked: AskedOutside) => OutsideScript | Promise<OutsideScript>;
}

async function act(script: OutsideScript, response: ServerResponse): Promise<void> {
  if (script.is === 'silence') return;
  if (script.is === 'hangUp') return void response.destroy();
  if (script.is === 'answer') {
    const { status, contentType = 'application/json', headers = {}, body = '' } = script;
    return void response.writeHead(status, { 'content-type': contentType, ...headers }).end(body);
  }
  response.writeHead(200, { 'content-type': script.contentType });
  response.flushHeaders();
  response.socket?.setNoDelay(true);
  for (const piece of script.pieces) {
    if (script.everyMs !== undefined) await later(script.everyMs);
    if (response.destroyed) return;
    await new Promise((written) => response.write(piece, written));
  }
  if (script.after === 'end') response.end();
  if (script.after === 'hangUp') response.destroy();
}

const jsonIn = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

/** A service on the other side of a real socket, which does what it is told. */
export async function startOutsideDouble({ port = 0, answer }: Options): Promise<OutsideDouble> {
  const asked: AskedOutside[] = [];
  let left = 0;
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) left += 1;
    });
    const { method = '', url = '', headers } = request;
    const one = { method, path: url, headers, body: jsonIn(await text(request)) };
    asked.push(one);
    await act(await answer(one), response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the service has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    left: () => left,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
