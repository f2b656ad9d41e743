import { once } from 'node:events';
import { createConnection } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RedisServer, redisProgram } from './redisServer';

const has = redisProgram() !== undefined;
let redis: RedisServer;

async function says(line: string): Promise<string> {
  const socket = createConnection(redis.port, redis.host);
  socket.write(`${line}\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer).trim();
}

beforeAll(async () => {
  if (has) redis = await RedisServer.start();
});
afterAll(() => redis?.stop());

it.skipIf(!has)(
  'the Redis of a test is there at once, throws nothing out, and is empty when it is emptied and after it was killed',
  async () => {
    expect(await says('config get maxmemory-policy')).toContain('noeviction');
    expect(await says('set place kept')).toBe('+OK');
    await redis.empty();
    expect(await says('get place')).toBe('$-1');
    await says('set place kept');
    await redis.kill();
    await expect(says('ping')).rejects.toThrow('ECONNREFUSED');
    await redis.startAgain();
    expect(await says('get place')).toBe('$-1');
  },
);
