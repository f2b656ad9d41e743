import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a running request may go on once a stop was asked for. */
const closingMs = 10_000;

/** A secure connection is a socket on top of another one; both come from here. */
const origin = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

/**
 * A stop waits for running requests and for nothing else, and not for ever. Node by itself would also wait for connections on
 * which nothing was asked yet, as browsers open them ahead, and for those that are kept after their last answer.
 */
export function boundClosing(server: Server): { begin(): void } {
  const unused = new Map<string, Socket>();
  let isClosing = false;

  const keepUnused = (socket: Socket) => {
    const from = origin(socket);
    unused.set(from, socket);
    socket.once('close', () => unused.delete(from));
  };
  const use = ({ socket }: IncomingMessage) => void unused.delete(origin(socket));

  server.on('connection', keepUnused);
  server.on('secureConnection', keepUnused);
  server.on('upgrade', use);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    use(request);
    response.once('close', () => {
      if (isClosing) server.closeIdleConnections();
    });
  });

  return {
    begin() {
      isClosing = true;
      for (const socket of unused.values()) socket.destroy();
      setTimeout(() => server.closeAllConnections(), closingMs).unref();
    },
  };
}
