import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { statusOfRaw } from './rawAnswer';

/** A socket that no browser opened: it reads nothing, and answers nothing. */
export interface RawSocket {
  /** 101: it is open. */
  status: number;
  wire: Socket;
}

/** Asks for a socket by hand. */
export async function openRawSocket(url: string, headers: Readonly<Record<string, string>>): Promise<RawSocket> {
  const { hostname, port, host, origin } = new URL(url);
  const wire = createConnection(Number(port), hostname);
  wire.on('error', () => undefined);
  const lines = Object.entries({ host, origin, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  wire.write(
    `GET /ws HTTP/1.1\r\n${lines.join('')}connection: upgrade\r\nupgrade: websocket\r\n` +
      'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const [answer] = await once(wire, 'data');
  const status = statusOfRaw(String(answer));
  // Whatever comes is thrown away, so that the one that floods costs next to nothing itself.
  wire.resume();
  return { status, wire };
}

export const openRawSockets = (
  url: string,
  headers: Readonly<Record<string, string>>,
  count: number,
): Promise<RawSocket[]> => Promise.all(Array.from({ length: count }, () => openRawSocket(url, headers)));

const opcodes = { text: 0x81, ping: 0x89 };

/** The same frame so many times, in one piece. */
export function framesOf(kind: keyof typeof opcodes, text: string, count: number): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > 125) throw new Error('such a frame has a longer head');
  const mask = Buffer.alloc(4);
  const frame = Buffer.concat([Buffer.from([opcodes[kind], 0x80 | payload.length]), mask, payload]);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}
