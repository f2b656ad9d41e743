import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { patiently } from '@/testing/patiently';
import { openRealtime } from './openRealtime';
import type { Realtime } from './realtime';
import { lineTo } from './testing/frozenLine';
import { type SocketServer, startSocketServer } from './testing/socketServer';

const opened: { close: () => void }[] = [];

afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

async function newServer(): Promise<SocketServer> {
  const server = await startSocketServer();
  opened.push(server);
  return server;
}

function newRealtime(url: string): Realtime {
  const realtime = openRealtime({ url, random: () => 0 });
  opened.unshift(realtime);
  return realtime;
}

const init = (seq: number) => ({ type: 'wsInit', epoch: 'e1', snapshot: null, seq });
const operatorState = (userId: number, seq: number) => ({
  type: 'reflectOperatorState',
  operators: [{ userId, status: 'Standby' }],
  seq,
});

it('[O-L03] is open with the first message, and tells what it hears by name', async () => {
  const server = await newServer();
  const realtime = newRealtime(server.url);
  const heard: number[] = [];
  realtime.on('reflectOperatorState', ({ operators }) => heard.push(...operators.map(({ userId }) => userId)));
  expect(realtime.state).toEqual({ is: 'connecting' });

  const page = await server.nextPage();
  page.send(init(4));
  page.send({ type: 'unheardOf', seq: 5 });
  page.send(operatorState(7, 6));
  await patiently(() => expect(heard).toEqual([7]));
  expect(realtime.state).toEqual({ is: 'open' });
});

it('[O-L03] comes back where it left off, and hears nothing twice', async () => {
  const server = await newServer();
  const realtime = newRealtime(server.url);
  const heard: number[] = [];
  realtime.on('reflectOperatorState', ({ operators }) => heard.push(...operators.map(({ userId }) => userId)));
  const first = await server.nextPage();
  expect(first.address).toBe('/ws');
  first.send(init(4));
  first.send(operatorState(7, 5));
  await patiently(() => expect(heard).toEqual([7]));
  first.drop();

  const second = await server.nextPage();
  expect(second.address).toBe('/ws?since=e1.5');
  expect(realtime.state.is).toBe('lost');
  second.send(init(5));
  second.send(operatorState(7, 5));
  second.send(operatorState(8, 6));
  await patiently(() => expect(heard).toEqual([7, 8]));
  expect(realtime.state).toEqual({ is: 'open' });
});

it('[O-L05] asks for a place that another page may have, and comes back to it as to its own', async () => {
  const server = await newServer();
  const realtime = openRealtime({ url: server.url, random: () => 0, givesWay: true });
  opened.unshift(realtime);
  const first = await server.nextPage();
  expect(first.address).toBe('/ws?givesWay=1');
  first.send(init(4));
  await patiently(() => expect(realtime.state.is).toBe('open'));
  first.drop();
  expect((await server.nextPage()).address).toBe('/ws?since=e1.4');
});

it('keeps an event until it is answered, over a lost connection', async () => {
  const server = await newServer();
  const realtime = newRealtime(server.url);
  const answer = realtime.say('suspend', { signageId: 5 });
  const first = await server.nextPage();
  first.send(init(0));
  const said = await first.nextMessage();
  first.drop();

  const second = await server.nextPage();
  second.send(init(0));
  expect(await second.nextMessage()).toEqual(said);
  second.send({ type: 'stateTransitionMsg', ref: 0, answer: { result: 'Error', code: 'SVER-105', msg: 'busy' } });
  expect(await answer).toEqual({ result: 'Error', code: 'SVER-105', msg: 'busy' });
});

it.each([
  [4001, 'alreadyExist'],
  [4002, 'loggedOut'],
] as const)('[O-L07] does not come back after %i', async (code, because) => {
  const server = await newServer();
  const realtime = newRealtime(server.url);
  const answer = realtime.say('logout', {});
  (await server.nextPage()).end(code);
  await patiently(() => expect(realtime.state).toEqual({ is: 'closed', because }));
  expect(await answer).toMatchObject({ result: 'Error' });
  expect(await realtime.say('logout', {})).toMatchObject({ result: 'Error' });
});

it('[O-L04] tries again at once when the network is back', async () => {
  const server = await newServer();
  const realtime = newRealtime(server.url);
  const states: string[] = [];
  realtime.onState(({ is }) => states.push(is));
  (await server.nextPage()).drop();
  await patiently(() => expect(states).toEqual(['lost']));
  window.dispatchEvent(new Event('online'));
  (await server.nextPage()).send(init(0));
  await patiently(() => expect(states).toEqual(['lost', 'open']));
});

it('[D-N08] does not wait for a connection that set out before the network was back', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  opened.push(mute);
  await once(mute, 'listening');
  let tries = 0;
  mute.on('upgrade', () => {
    tries += 1;
  });
  const address = mute.address();
  if (address === null || typeof address === 'string') throw new Error('it listens nowhere');
  const realtime = newRealtime(`ws://127.0.0.1:${address.port}/ws`);
  await patiently(() => expect(tries).toBe(1));
  window.dispatchEvent(new Event('online'));
  await patiently(() => expect(tries).toBe(2));
  expect(realtime.state).toEqual({ is: 'connecting' });
  realtime.close();
  mute.closeAllConnections();
});

it('[D-N08] finds out within 4 seconds whether its connection outlived the time without a network, and then makes another', async () => {
  const server = await newServer();
  const line = await lineTo(server.url);
  opened.push(line);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    const realtime = newRealtime(line.url);
    const heard = new Promise((resolve) => realtime.on('wsInit', resolve));
    (await server.nextPage()).send(init(0));
    await heard;
    line.freeze();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(3_999);
    expect(realtime.state.is).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    expect(realtime.state.is).toBe('lost');
    await vi.advanceTimersByTimeAsync(500);
    expect((await server.nextPage()).address).toBe('/ws?since=e1.0');
  } finally {
    vi.useRealTimers();
  }
});

it('[O-L04] notices a line that goes dead without closing 10 seconds after the last word, and finds another way', async () => {
  const server = await newServer();
  const line = await lineTo(server.url);
  opened.push(line);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    const realtime = newRealtime(line.url);
    const states: string[] = [];
    realtime.onState(({ is }) => states.push(is));
    const heard = new Promise((resolve) => realtime.on('wsInit', resolve));
    (await server.nextPage()).send(init(0));
    await heard;
    line.freeze();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(states).toEqual(['open']);
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['open', 'lost']);
    await vi.advanceTimersByTimeAsync(500);
    expect((await server.nextPage()).address).toBe('/ws?since=e1.0');
  } finally {
    vi.useRealTimers();
  }
});

it('asks at once whether the connection is alive when the page is seen again', async () => {
  const server = await newServer();
  const realtime = newRealtime(server.url);
  const page = await server.nextPage();
  page.send(init(0));
  await patiently(() => expect(realtime.state.is).toBe('open'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await page.nextMessage()).toEqual({ type: 'ping' });
});

it('is silent once it is closed', async () => {
  const server = await newServer();
  const realtime = newRealtime(server.url);
  const page = await server.nextPage();
  realtime.close();
  await page.ended;
  expect(realtime.state).toEqual({ is: 'closed', because: 'stopped' });
});

it('[S-16] turned away with 429 it tries again ever later, and does not hurry', async () => {
  const crowded = createServer().listen(0, '127.0.0.1');
  opened.push(crowded);
  await once(crowded, 'listening');
  const tries: number[] = [];
  crowded.on('upgrade', (_, wire) => {
    tries.push(performance.now());
    wire.end('HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
  const address = crowded.address();
  if (address === null || typeof address === 'string') throw new Error('it listens nowhere');
  const realtime = newRealtime(`ws://127.0.0.1:${address.port}/ws`);
  await patiently(() => expect(tries).toHaveLength(3));
  const [first = 0, second = 0, third = 0] = tries;
  expect(second - first).toBeGreaterThan(300);
  expect(third - second).toBeGreaterThan(600);
  expect(realtime.state.is).toBe('lost');
});
