import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { limits } from '@mukae/contract/domain/limits';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serviceForFile } from '#testing/serviceForFile';
import { TestClient } from '#testing/testClient';
import type { TestService } from '#testing/testService';
import type { TrustedProxies } from '../config/proxySettings';
import { makeLogger } from '../log/logger';
import { attempts } from '../throttle/throttle.tables';
import { makeProxies } from './proxies';

const lines: string[] = [];
const alone = serviceForFile({ LOG_LEVEL: 'warn' }, (line) => lines.push(line));
const behindOne = serviceForFile({ TRUST_PROXY: '1' });
const behindNamed = serviceForFile({ TRUST_PROXY: '127.0.0.0/8,10.0.0.0/8' });
const behindOthers = serviceForFile({ TRUST_PROXY: '10.0.0.0/8' });

const { max } = limits.loginFailuresOfAddress;

/** Nobody at this address may try to log in any more. */
async function tire({ db, clock }: TestService, key: string): Promise<void> {
  const tries = Array.from({ length: max }, () => ({ limit: 'loginFailuresOfAddress', key, at: clock.now() }));
  await db.insert(attempts).values(tries);
}

const logsInFrom = async ({ url }: TestService, forwardedFor: string) => {
  const mistyped = { username: `${crypto.randomUUID()}@demo.example`, password: 'Mistyped2026!' };
  return (await new TestClient(url).post('/login', mistyped, { 'x-forwarded-for': forwardedFor })).status;
};

describe('an address that a caller made up', () => {
  afterEach(() => Promise.all([alone, behindOne, behindNamed, behindOthers].map((one) => one().db.delete(attempts))));

  it('[S-10] does not pass the limit of logins where no proxy is trusted', async () => {
    await tire(alone(), '127.0.0.1');
    expect(await logsInFrom(alone(), '198.51.100.1')).toBe(429);
    expect(await logsInFrom(alone(), '198.51.100.2, 127.0.0.1')).toBe(429);
  });

  it('[S-10] does not pass the limit of logins where the proxy that sent it is another than the trusted ones', async () => {
    await tire(behindOthers(), '127.0.0.1');
    expect(await logsInFrom(behindOthers(), '198.51.100.1')).toBe(429);
    expect(await logsInFrom(behindOthers(), '198.51.100.1, 10.0.0.1')).toBe(429);
  });

  it('[S-10] counts for nothing before the one that a trusted proxy saw', async () => {
    await tire(behindOne(), '203.0.113.9');
    for (const madeUp of ['198.51.100.1', '127.0.0.1', '10.0.0.1', 'nonsense', ',,']) {
      expect(await logsInFrom(behindOne(), `${madeUp}, 203.0.113.9`)).toBe(429);
    }
    expect(await logsInFrom(behindOne(), '203.0.113.9, 203.0.113.10')).toBe(401);
  });

  it('[S-10] counts for nothing behind as many named proxies as there are', async () => {
    await tire(behindNamed(), '203.0.113.9');
    expect(await logsInFrom(behindNamed(), '198.51.100.1, 203.0.113.9, 10.2.3.4, 10.0.0.1')).toBe(429);
    expect(await logsInFrom(behindNamed(), '10.9.9.9, 203.0.113.9, 10.0.0.1')).toBe(429);
    expect(await logsInFrom(behindNamed(), '203.0.113.9, 203.0.113.10, 10.0.0.1')).toBe(401);
  });
});

describe('an upgrade, which no framework has read', () => {
  const log = makeLogger('silent');
  const readBy = async (trusted: TrustedProxies, headers: Record<string, string>) => {
    const { addressOf, hostOf } = makeProxies(trusted, log);
    const server = createServer();
    const read = once(server, 'upgrade').then(([request, wire]) => {
      const told = { address: addressOf(request), host: hostOf(request) };
      wire.destroy();
      return told;
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = Object(server.address()).port;
    const upgrade = { connection: 'upgrade', upgrade: 'websocket', host: 'here' };
    get({ host: '127.0.0.1', port, headers: { ...upgrade, ...headers } }).on('error', () => undefined);
    return read.finally(() => server.close());
  };
  const sent = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-forwarded-host': 'made.up, reception.example' };

  it('[S-10] tells its address and host as a request does', async () => {
    const believed = { address: '203.0.113.9', host: 'reception.example' };
    expect(await readBy(1, sent)).toEqual(believed);
    expect(await readBy(['127.0.0.1'], sent)).toEqual(believed);
    expect(await readBy(2, sent)).toEqual({ ...believed, address: '198.51.100.1' });
    const direct = { address: '127.0.0.1', host: 'here' };
    expect(await readBy(0, sent)).toEqual(direct);
    expect(await readBy(['10.0.0.1'], sent)).toEqual(direct);
    expect(await readBy(1, {})).toEqual(direct);
  });
});

describe('figures without a token', () => {
  const statusFor = async ({ url }: TestService, headers: Record<string, string> = {}) =>
    (await new TestClient(url).send('GET', '/metrics', undefined, headers)).status;

  it('[S-10] are for this machine, and for nobody for whom a proxy on it may have asked', async () => {
    for (const service of [alone(), behindOne(), behindNamed(), behindOthers()]) {
      expect(await statusFor(service)).toBe(200);
      for (const headers of [
        { 'x-forwarded-for': '203.0.113.9' },
        { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
        { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' },
        { 'x-forwarded-for': '127.nobody' },
        { 'x-forwarded-proto': 'https' },
        { 'x-forwarded-host': 'reception.example' },
        { forwarded: 'for=127.0.0.1' },
        { 'x-real-ip': '127.0.0.1' },
      ]) {
        expect([headers, await statusFor(service, headers)]).toEqual([headers, 403]);
      }
    }
    const fromHere = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' };
    expect(await statusFor(behindOne(), fromHere)).toBe(200);
    expect(await statusFor(alone(), fromHere)).toBe(403);
  });
});

describe('a forwarded header', () => {
  const warning = z.looseObject({ header: z.string(), msg: z.string() });

  it('[S-10] that nobody believes is told once in the log, with what to set', async () => {
    for (const header of ['x-forwarded-for', 'forwarded', 'x-forwarded-proto']) {
      await new TestClient(alone().url).get('/health', { [header]: 'somebody' });
    }
    const warnings = lines.map((line) => JSON.parse(line)).filter((line) => 'header' in line);
    expect(warnings).toHaveLength(1);
    expect(warning.parse(warnings[0])).toMatchObject({
      header: 'x-forwarded-for',
      from: '127.0.0.1',
      msg: expect.stringContaining('set TRUST_PROXY'),
    });
  });
});
