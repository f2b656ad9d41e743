import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** All that comes back when exactly this is sent, until the other side ends it. */
export function rawAnswer(url: string, sent: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(sent);
  return text(socket);
}

/** The status in an answer as it came over the wire. */
export const statusOfRaw = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
