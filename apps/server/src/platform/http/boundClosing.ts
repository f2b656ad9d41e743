import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Server as TlsServer } from 'node:tls';

/** How long a running request may go on once a stop was asked for. */
const closingMs = 10_000;

/**
 * A stop waits for running requests and for nothing else, and not for ever. Node by itself would also wait for connections on
 * which nothing was asked yet, as browsers open them ahead, and for those that are kept after their last answer.
 */
export function boundClosing(server: Server): { begin(): void } {
  const unused = new Set<Socket>();
  let isClosing = false;
  const isUsed = ({ socket }: IncomingMessage) => void unused.delete(socket);

  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('upgrade', isUsed);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    isUsed(request);
    response.once('close', () => {
      if (isClosing) server.closeIdleConnections();
    });
  });

  return {
    begin() {
      isClosing = true;
      for (const socket of unused) socket.destroy();
      setTimeout(() => server.closeAllConnections(), closingMs).unref();
    },
  };
}
