import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Logger } from '../log/logger';

/** One open socket, as a feature sees it. */
export interface Socket {
  /** False: the reader is too slow, and was cut off. */
  send(message: Buffer): boolean;
  close(code: number): void;
  /** Ends it at once, without a word. */
  cut(): void;
  /** Whether the other end answers in time. */
  answersWithin(ms: number): Promise<boolean>;
}

export interface Guest {
  /** The text of a message. */
  heard(text: string): void;
  /** More than a well-meant page sends. */
  flooded(): void;
  gone(): void;
}

export interface Door {
  path: string;
  maxBytes: number;
  /** Who comes in, or the HTTP status with which she is turned away. */
  admit(request: IncomingMessage): Promise<((socket: Socket) => Guest) | number>;
}

/** What may wait for a slow reader. */
const maxWaitingBytes = 1024 * 1024;
/** A page that says nothing for this long is asked whether it is there. */
const livenessMs = 10_000;
const flood = { messages: 2000, perMs: 10_000 };

const reasons: Readonly<Record<number, string>> = { 401: 'Unauthorized', 403: 'Forbidden', 503: 'Service Unavailable' };

function turnAway(wire: Duplex, status: number): void {
  wire.end(`HTTP/1.1 ${status} ${reasons[status] ?? 'Refused'}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

const answered = (ws: WebSocket, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (isThere: boolean) => {
      clearTimeout(patience);
      ws.off('pong', onPong);
      ws.off('close', onClose);
      resolve(isThere);
    };
    const onPong = () => settle(true);
    const onClose = () => settle(false);
    const patience = setTimeout(settle, ms, false);
    ws.on('pong', onPong);
    ws.on('close', onClose);
    ws.ping();
  });

const socketOf = (ws: WebSocket): Socket => ({
  send(message) {
    if (ws.readyState !== WebSocket.OPEN) return true;
    if (ws.bufferedAmount > maxWaitingBytes) {
      ws.terminate();
      return false;
    }
    ws.send(message, { binary: false });
    return true;
  },
  close: (code) => ws.close(code),
  cut: () => ws.terminate(),
  answersWithin: (ms) => (ws.readyState === WebSocket.OPEN ? answered(ws, ms) : Promise.resolve(false)),
});

interface Wired {
  isAlive: boolean;
  messages: number;
  since: number;
}

/** Counts what one socket says, and tells when it is too much. */
function isFlooding(wired: Wired): boolean {
  const now = performance.now();
  if (now - wired.since > flood.perMs) Object.assign(wired, { messages: 0, since: now });
  wired.messages += 1;
  return wired.messages > flood.messages;
}

const textOf = (data: RawData): string => {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : data;
  return Buffer.isBuffer(bytes) ? bytes.toString('utf8') : Buffer.from(bytes).toString('utf8');
};

/** WebSockets on one path of the service. Whoever does not answer is let go. */
export function openSocketDoor(app: FastifyInstance, door: Door, log: Logger): () => void {
  const server = new WebSocketServer({ noServer: true, maxPayload: door.maxBytes, perMessageDeflate: false });
  const wires = new Map<WebSocket, Wired>();

  function welcome(ws: WebSocket, enter: (socket: Socket) => Guest): void {
    const wired: Wired = { isAlive: true, messages: 0, since: performance.now() };
    wires.set(ws, wired);
    const guest = enter(socketOf(ws));
    ws.on('pong', () => {
      wired.isAlive = true;
    });
    ws.on('message', (data, isBinary) => {
      wired.isAlive = true;
      if (isFlooding(wired)) guest.flooded();
      else guest.heard(isBinary ? '' : textOf(data));
    });
    ws.on('error', (failure) => log.debug({ failure: failure.message }, 'a socket failed'));
    ws.on('close', () => {
      wires.delete(ws);
      guest.gone();
    });
  }

  app.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    if (pathname !== door.path) return turnAway(wire, 404);
    wire.on('error', () => wire.destroy());
    door
      .admit(request)
      .then((entry) => {
        if (typeof entry === 'number') turnAway(wire, entry);
        else server.handleUpgrade(request, wire, head, (ws) => welcome(ws, entry));
      })
      .catch((failure) => {
        log.warn({ err: failure }, 'a socket could not be opened');
        turnAway(wire, 503);
      });
  });

  const liveness = setInterval(() => {
    for (const [ws, wired] of wires) {
      if (!wired.isAlive) ws.terminate();
      else {
        wired.isAlive = false;
        ws.ping();
      }
    }
  }, livenessMs);
  liveness.unref();

  return () => {
    clearInterval(liveness);
    for (const ws of wires.keys()) {
      ws.close(1001);
      ws.terminate();
    }
  };
}
