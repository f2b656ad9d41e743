import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { timing } from '@mukae/contract/domain/reception/timing';
import { beat } from '@mukae/contract/realtime/socket';
import type { FastifyInstance } from 'fastify';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { answerOnWire, destroyed } from '../http/wireAnswer';
import type { Logger } from '../log/logger';
import { FairTurns } from './fairTurns';
import { Headcount } from './headcount';
import { type Guest, type Socket, Wire } from './wire';

export interface Door {
  path: string;
  maxBytes: number;
  /** From where somebody comes, as far as they are counted together. */
  addressOf(request: IncomingMessage): string;
  /**
   * Who comes in, or the HTTP status with which she is turned away. As soon as it knows who comes it takes a
   * place of that account, if there is one left.
   */
  admit(
    request: IncomingMessage,
    takePlace: (account: string) => boolean,
  ): Promise<((socket: Socket) => Guest) | number>;
}

/** How many sockets may be open or on their way in. */
interface Room {
  perAccount: number;
  perAddress: number;
}

interface Surroundings {
  room: Room;
  /** As browsers see the service. */
  publicUrl: string | undefined;
  log: Logger;
}

/** A request on its way in. */
interface Visit {
  address: string;
  /** Undefined: not known yet. */
  account: string | undefined;
}

/** A page that says nothing for this long is asked whether it is there. */
const livenessMs = 10_000;
const beatsAtOnce = 100;
const goingAway = 1001;

/** Undefined: what was asked for is no address. */
const pathOf = ({ url = '/' }: IncomingMessage): string | undefined =>
  URL.canParse(url, 'http://here') ? new URL(url, 'http://here').pathname : undefined;

const textOf = (data: RawData): string => {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : data;
  return Buffer.isBuffer(bytes) ? bytes.toString('utf8') : Buffer.from(bytes).toString('utf8');
};

// One function for all sockets: a closure for each, and what it keeps alive, would cost more than the socket itself.
function answeredPing(this: WebSocket): void {
  if (this instanceof Wire) this.noteFrame();
}

function pinged(this: WebSocket, data: Buffer): void {
  if (this instanceof Wire && this.noteFrame()) this.pong(data);
}

function spoke(this: WebSocket, data: RawData, isBinary: boolean): void {
  if (this instanceof Wire) this.heard(isBinary ? '' : textOf(data));
}

function ended(this: WebSocket): void {
  if (this instanceof Wire) this.gone();
}

export interface SocketDoor {
  /** Nobody comes in any more; who is in stays. */
  refuse(): void;
  close(): void;
  readonly open: number;
}

/** WebSockets on one path of the service. Whoever does not answer is let go. */
export function openSocketDoor(app: FastifyInstance, door: Door, { room, publicUrl, log }: Surroundings): SocketDoor {
  const turnAway = (wire: Duplex, status: number): void => answerOnWire(wire, status, publicUrl);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: door.maxBytes,
    perMessageDeflate: false,
    autoPong: false,
    // One frame of each socket, and then the next one’s: otherwise all that came in one piece would be read at once.
    allowSynchronousEvents: false,
    WebSocket: Wire,
  });
  const turns = new FairTurns();
  const accounts = new Headcount(room.perAccount);
  const addresses = new Headcount(room.perAddress);
  const coming = new Map<Duplex, Visit>();
  let isRefusing = false;

  const house = {
    queue: (wire: Wire) => turns.queue(wire),
    left({ account, address }: Visit) {
      addresses.remove(address);
      if (account !== undefined) accounts.remove(account);
    },
  };
  const failed = (failure: Error) => log.debug({ failure: failure.message }, 'a socket failed');

  function wentAway(this: Duplex): void {
    const visit = coming.get(this);
    if (visit && coming.delete(this)) house.left(visit);
  }

  function takePlace(visit: Visit, wire: Duplex, account: string): boolean {
    if (wire.destroyed || !accounts.add(account)) return false;
    visit.account = account;
    return true;
  }

  function welcome(wire: Wire, enter: (socket: Socket) => Guest, { address, account = '' }: Visit): void {
    wire.on('error', failed);
    wire.settle({ guest: enter(wire), account, address, house });
    wire.on('ping', pinged);
    wire.on('pong', answeredPing);
    wire.on('message', spoke);
    wire.on('close', ended);
  }

  app.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    wire.on('error', destroyed);
    if (pathOf(request) !== door.path) return turnAway(wire, 404);
    if (isRefusing) return turnAway(wire, 503);
    const visit: Visit = { address: door.addressOf(request), account: undefined };
    if (!addresses.add(visit.address)) return turnAway(wire, 429);
    coming.set(wire, visit);
    wire.on('close', wentAway);
    door
      .admit(request, (account) => takePlace(visit, wire, account))
      .then((entry) => {
        if (typeof entry === 'number') turnAway(wire, entry);
        else {
          server.handleUpgrade(request, wire, head, (open) => {
            coming.delete(wire);
            welcome(open, entry, visit);
          });
        }
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

  return {
    get open() {
      return server.clients.size;
    },
    refuse() {
      isRefusing = true;
    },
    close() {
      clearInterval(liveness);
      clearInterval(beats);
      for (const wire of server.clients) {
        wire.dismiss(goingAway);
        wire.cut();
      }
    },
  };
}
