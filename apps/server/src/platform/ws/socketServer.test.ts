import { once } from 'node:events';
import { createConnection, type Socket as NetSocket } from 'node:net';
import { timing } from '@mukae/contract/domain/reception/timing';
import { beat } from '@mukae/contract/realtime/socket';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { framesOf } from '#testing/hostile/rawSockets';
import { patiently } from '#testing/patiently';
import { makeLogger } from '../log/logger';
import { openSocketDoor, type SocketDoor } from './socketServer';
import { type Guest, type Socket, Wire } from './wire';

const maxBytes = 1024;
let app: FastifyInstance;
let socketDoor: SocketDoor;
let inside: { socket: Socket; heard: string[]; flooded: number; gone: boolean }[];
let admission: () => Promise<number | undefined>;

async function open(): Promise<void> {
  app = Fastify();
  inside = [];
  admission = async () => undefined;
  socketDoor = openSocketDoor(
    app,
    {
      path: '/ws',
      maxBytes,
      addressOf: () => 'here',
      async admit(_, takePlace) {
        const status = await admission();
        if (status !== undefined) return status;
        if (!takePlace('somebody')) return 429;
        return (socket: Socket): Guest => {
          const heard: string[] = [];
          const guest = { socket, heard, flooded: 0, gone: false };
          inside.push(guest);
          return {
            heard: async (text) => void guest.heard.push(text),
            flooded: () => {
              guest.flooded += 1;
              socket.dismiss(4004);
            },
            gone: () => {
              guest.gone = true;
            },
          };
        };
      },
    },
    { room: { perAccount: 200, perAddress: 200 }, publicUrl: undefined, log: makeLogger('silent') },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(open);

afterEach(async () => {
  socketDoor.close();
  await app.close();
});

const url = () => app.listeningOrigin.replace('http', 'ws');

async function connect(): Promise<WebSocket> {
  const socket = new WebSocket(`${url()}/ws`);
  await once(socket, 'open');
  return socket;
}

const guest = () => {
  const [first] = inside;
  if (!first) throw new Error('nobody came in');
  return first;
};

/** A socket that was upgraded by hand: it answers nothing that it is not told to. */
async function rawSocket(): Promise<NetSocket> {
  const { port, hostname } = new URL(app.listeningOrigin);
  const wire = createConnection(Number(port), hostname);
  wire.write(
    'GET /ws HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n' +
      'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(wire, 'readable');
  wire.read();
  return wire;
}

describe('who was told to go', () => {
  it('[S-11] and does not is heard no more, and cut off soon', async () => {
    const wire = await rawSocket();
    wire.resume();
    await patiently(() => expect(inside).toHaveLength(1));
    wire.write(framesOf('text', 'before', 1));
    await patiently(() => expect(guest().heard).toEqual(['before']));
    guest().socket.dismiss(4001);
    wire.write(framesOf('text', 'after', 3));
    await patiently(() => expect(guest().gone).toBe(true));
    expect(guest().heard).toEqual(['before']);
  });
});

describe('a reader that does not read', () => {
  it('[O-L08] is cut off, and little waits for it', async () => {
    const wire = await rawSocket();
    await patiently(() => expect(inside).toHaveLength(1));
    const { socket } = guest();
    if (!(socket instanceof Wire)) throw new Error('it is another kind of socket');
    const message = Buffer.alloc(16 * 1024, 'x');
    let most = 0;
    for (let n = 0; n < 4000; n += 1) {
      socket.say(message);
      most = Math.max(most, socket.bufferedAmount);
    }
    expect(most).toBeGreaterThan(1024 * 1024);
    expect(most).toBeLessThan(1.1 * 1024 * 1024);
    await patiently(() => expect(guest().gone).toBe(true));
    wire.destroy();
  });

  it('[O-V44] goes without what is only mentioned, and nothing of it waits', async () => {
    const wire = await rawSocket();
    await patiently(() => expect(inside).toHaveLength(1));
    const { socket } = guest();
    if (!(socket instanceof Wire)) throw new Error('it is another kind of socket');
    const message = 'x'.repeat(16 * 1024);
    for (let n = 0; n < 4000; n += 1) socket.mention(message);
    expect(socket.bufferedAmount).toBeLessThan(2 * message.length);
    expect(guest().gone).toBe(false);
    wire.destroy();
  });

  it('[O-L05] [O-L08] does not answer in time', async () => {
    const wire = await rawSocket();
    await patiently(() => expect(inside).toHaveLength(1));
    const began = performance.now();
    expect(await guest().socket.answersWithin(200)).toBe(false);
    expect(performance.now() - began).toBeGreaterThan(190);
    const socket = await connect();
    expect(await inside[1]?.socket.answersWithin(2000)).toBe(true);
    socket.terminate();
    await patiently(() => expect(inside[1]?.gone).toBe(true));
    expect(await inside[1]?.socket.answersWithin(2000)).toBe(false);
    wire.destroy();
  });
});

it('[O-L04] every page hears every five seconds that the server is there', async () => {
  socketDoor.close();
  await app.close();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await open();
  const sockets = await Promise.all(Array.from({ length: 120 }, connect));
  const heard = sockets.map((socket) => once(socket, 'message').then(([data]) => String(data)));
  vi.advanceTimersByTime(timing.beat);
  expect(new Set(await Promise.all(heard))).toEqual(new Set([beat]));
  for (const socket of sockets) socket.terminate();
  vi.useRealTimers();
});

describe('a writer', () => {
  it('[O-L08] of too many messages is told so, once and for all', async () => {
    const socket = await connect();
    for (let n = 0; n < 2100; n += 1) socket.send('hello');
    const [code] = await once(socket, 'close');
    expect(code).toBe(4004);
    await patiently(() => expect(guest().flooded).toBeGreaterThan(0));
    // Of what still waited to be heard when the limit was reached, a few at most, nothing is heard any more.
    expect(guest().heard.length).toBeGreaterThan(1980);
    expect(guest().heard.length).toBeLessThanOrEqual(2000);
  });

  it('[O-L08] [O-F07] of a message that is too long is cut off without its being read', async () => {
    const socket = await connect();
    socket.send('x'.repeat(maxBytes));
    await patiently(() => expect(guest().heard).toHaveLength(1));
    socket.send('x'.repeat(maxBytes + 1));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1009);
    expect(guest().heard).toHaveLength(1);
    await patiently(() => expect(guest().gone).toBe(true));
  });

  it('[O-F07] of bytes that are no messages is cut off, of binary ones is heard as nothing', async () => {
    const binary = await connect();
    binary.send(Buffer.from([1, 2, 3]));
    await patiently(() => expect(guest().heard).toEqual(['']));
    const wire = await rawSocket();
    await patiently(() => expect(inside).toHaveLength(2));
    wire.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0x00, 0x13]));
    const [farewell] = await once(wire, 'data');
    expect(farewell.subarray(0, 4)).toEqual(Buffer.from([0x88, 2, 1002 >> 8, 1002 & 0xff]));
    wire.end();
    await patiently(() => expect(inside[1]?.gone).toBe(true));
    expect(inside[1]?.heard).toEqual([]);
  });
});

describe('the way in', () => {
  it('[O-L01] is one path; elsewhere, for the refused and on a failure it answers with a status', async () => {
    const status = (path: string) =>
      new Promise((resolve) => {
        const socket = new WebSocket(url() + path);
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
        socket.on('error', () => undefined);
      });
    expect(await status('/elsewhere')).toBe(404);
    admission = async () => 401;
    expect(await status('/ws')).toBe(401);
    admission = () => Promise.reject(new Error('the database is away'));
    expect(await status('/ws')).toBe(503);
    expect(inside).toEqual([]);
  });

  it('[O-L01] [O-F07] survives who goes away while it is asked, and what is no request at all', async () => {
    const asked: ((status: undefined) => void)[] = [];
    admission = () => new Promise((resolve) => asked.push(resolve));
    const socket = new WebSocket(`${url()}/ws`);
    socket.on('error', () => undefined);
    await patiently(() => expect(asked).toHaveLength(1));
    socket.terminate();
    for (const letIn of asked) letIn(undefined);
    const { port, hostname } = new URL(app.listeningOrigin);
    const wire = createConnection(Number(port), hostname);
    wire.resume();
    wire.write('GET http://[::1 HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    await once(wire, 'close');
    admission = async () => undefined;
    const fine = await connect();
    expect(fine.readyState).toBe(WebSocket.OPEN);
  });
});

describe('a page that says nothing', () => {
  it('[O-L04] is asked every 10 seconds whether it is there, and cut off when it does not answer', async () => {
    socketDoor.close();
    await app.close();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await open();
    const [silent, quiet] = [await rawSocket(), await connect()];
    await patiently(() => expect(inside).toHaveLength(2));
    const asked = once(quiet, 'ping');
    vi.advanceTimersByTime(10_000);
    await asked;
    expect(await inside[1]?.socket.answersWithin(2000)).toBe(true);
    vi.advanceTimersByTime(10_000);
    await once(quiet, 'ping');
    await patiently(() => expect(inside.map(({ gone }) => gone)).toEqual([true, false]));
    vi.useRealTimers();
    silent.destroy();
  });
});
