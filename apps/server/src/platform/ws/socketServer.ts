import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { timing } from '@mukae/contract/domain/reception/timing';
import { beat } from '@mukae/contract/realtime/socket';
import type { FastifyInstance } from 'fastify';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { answerOnWire } from '../http/wireAnswer';
import type { Logger } from '../log/logger';
import { type Guest, type Socket, Wire } from './wire';

export interface Door {
  path: string;
  maxBytes: number;
  /** Who comes in, or the HTTP status with which she is turned away. */
  admit(request: IncomingMessage): Promise<((socket: Socket) => Guest) | number>;
}

/** A page that says nothing for this long is asked whether it is there. */
const livenessMs = 10_000;
const beatsAtOnce = 100;
const goingAway = 1001;

/** Undefined: what was asked for is no address. */
const pathOf = ({ url = '/' }: IncomingMessage): string | undefined =>
  URL.canParse(url, 'http://here') ? new URL(url, 'http://here').pathname : undefined;

const turnAway = (wire: Duplex, status: number): void => answerOnWire(wire, status, 'encrypted' in wire);

const textOf = (data: RawData): string => {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : data;
  return Buffer.isBuffer(bytes) ? bytes.toString('utf8') : Buffer.from(bytes).toString('utf8');
};

// One function for all sockets: a closure for each, and what it keeps alive, would cost more than the socket itself.
function destroyed(this: Duplex): void {
  this.destroy();
}

function answeredPing(this: WebSocket): void {
  if (this instanceof Wire) this.isAlive = true;
}

function spoke(this: WebSocket, data: RawData, isBinary: boolean): void {
  if (!(this instanceof Wire)) return;
  this.isAlive = true;
  if (this.isFlooded()) this.guest?.flooded();
  else this.guest?.heard(isBinary ? '' : textOf(data));
}

function ended(this: WebSocket): void {
  if (this instanceof Wire) this.guest?.gone();
}

/** WebSockets on one path of the service. Whoever does not answer is let go. */
export function openSocketDoor(app: FastifyInstance, door: Door, log: Logger): () => void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: door.maxBytes,
    perMessageDeflate: false,
    WebSocket: Wire,
  });
  const failed = (failure: Error) => log.debug({ failure: failure.message }, 'a socket failed');

  function welcome(wire: Wire, enter: (socket: Socket) => Guest): void {
    wire.on('error', failed);
    wire.guest = enter(wire);
    wire.on('pong', answeredPing);
    wire.on('message', spoke);
    wire.on('close', ended);
  }

  app.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    wire.on('error', destroyed);
    if (pathOf(request) !== door.path) return turnAway(wire, 404);
    door
      .admit(request)
      .then((entry) => {
        if (typeof entry === 'number') turnAway(wire, entry);
        else server.handleUpgrade(request, wire, head, (open) => welcome(open, entry));
      })
      .catch((failure) => {
        log.warn({ err: failure }, 'a socket could not be opened');
        turnAway(wire, 503);
      });
  });

  const liveness = setInterval(() => {
    for (const wire of server.clients) {
      if (!wire.isAlive) wire.cut();
      else {
        wire.isAlive = false;
        wire.ping();
      }
    }
  }, livenessMs);
  liveness.unref();

  const beats = setInterval(() => void sendBeat(), timing.beat);
  beats.unref();

  /** A few at a time: thousands at once would keep a visitor waiting who touches a screen just then. */
  async function sendBeat(): Promise<void> {
    let told = 0;
    for (const wire of server.clients) {
      wire.mention(beat);
      told += 1;
      if (told % beatsAtOnce === 0) await nextTurn();
    }
  }

  return () => {
    clearInterval(liveness);
    clearInterval(beats);
    for (const wire of server.clients) {
      wire.close(goingAway);
      wire.cut();
    }
  };
}
