import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface FrozenLine {
  readonly url: string;
  /** What is connected stays so, and nothing gets through any more; who comes later gets through. */
  freeze(): void;
  close(): void;
}

/** A line to a server of sockets that can go dead without anybody hanging up, as when a router loses its power. */
export async function lineTo(address: string): Promise<FrozenLine> {
  const { hostname, port, pathname } = new URL(address);
  const pairs: (readonly [Socket, Socket])[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) end.on('error', () => end.destroy());
    near.pipe(far);
    far.pipe(near);
    pairs.push([near, far]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('The line has no port');
  return {
    url: `ws://127.0.0.1:${own.port}${pathname}`,
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    close() {
      for (const end of pairs.flat()) end.destroy();
      server.close();
    },
  };
}
