import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { megabyte } from '@mukae/contract/domain/media/fileSize';
import { formBeginning } from './hostile/slowSender';

interface LongRequest {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** As announced; undefined: in chunks, without saying how long it gets. */
  length: number | undefined;
}

const piece = Buffer.alloc(megabyte, 'x');

/** A page that sends a file as browsers do: it looks for an answer once all is sent, and fails when that cannot be sent. */
export async function answerOnceSent(
  url: string,
  { path, headers, length }: LongRequest,
  bytes: number,
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const broken = once(socket, 'error').then(([failure]) => Promise.reject(failure));
  const send = promisify<string | Uint8Array>(socket.write.bind(socket));
  const size = length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) };
  const lines = Object.entries({ host: hostname, ...size, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);

  async function sendAll(): Promise<string> {
    await send(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    const beginning = Buffer.from(formBeginning('image'));
    for (let sent = 0; sent < bytes; ) {
      const part = sent === 0 ? beginning : piece.subarray(0, bytes - sent);
      if (length === undefined) await send(`${part.length.toString(16)}\r\n`);
      await send(part);
      if (length === undefined) await send('\r\n');
      sent += part.length;
    }
    const [answer] = await once(socket, 'data');
    return String(answer);
  }

  try {
    return await Promise.race([sendAll(), broken]);
  } finally {
    socket.destroy();
  }
}
