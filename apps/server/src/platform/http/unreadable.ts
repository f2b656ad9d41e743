import type { Socket } from 'node:net';
import { answerOnWire } from './wireAnswer';

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What Node could not read as a request, or has waited for in vain. */
export const refuseUnreadable =
  (publicUrl: string | undefined) =>
  (failure: Error & { code?: string }, socket: Socket): void => {
    const { code = '' } = failure;
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    answerOnWire(socket, statuses[code] ?? 400, publicUrl);
  };
