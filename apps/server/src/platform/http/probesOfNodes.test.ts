import { afterEach, describe, expect, it } from 'vitest';
import { nodesForFile } from '#testing/nodesForFile';
import { redisProgram } from '#testing/redisServer';
import { TestClient } from '#testing/testClient';
import { makeLogger } from '../log/logger';
import { linkToRedis } from '../nodes/redis/redisLinks';

describe.skipIf(redisProgram() === undefined)('probes of nodes (need Redis or Valkey)', () => {
  const nodes = nodesForFile(2);
  const patiently = { timeout: 10_000 };

  afterEach(() => nodes.redis().signal('SIGCONT'));

  const asked = async (path: string, at = 0) => {
    const { status, body } = await new TestClient(nodes.node(at).url).get(path);
    return [status, body];
  };
  const ready = [200, { status: 'ok', parts: { database: 'ok', redis: 'ok' } }];
  const lacking = (redis: string) => [503, { status: 'unavailable', parts: { database: 'ok', redis } }];

  it('[W-07] [N-27] tell that Redis is away, and that it is back; all nodes lack it, so people are sent to any, and the console goes on', async () => {
    const browser = await nodes.browser(0, 'operator2');
    expect(await asked('/readyz')).toEqual(ready);
    nodes.redis().signal('SIGSTOP');
    await expect.poll(() => asked('/readyz'), patiently).toEqual(lacking('away'));
    expect(await asked('/servez')).toEqual([200, { status: 'ok' }]);
    expect((await browser.form('/api/updateUser', { name: '森 ひかり' })).result).toBe('OK');
    expect((await new TestClient(nodes.node(1).url).login('guest@demo.example')).result).toBe('OK');
    nodes.redis().signal('SIGCONT');
    await expect.poll(() => asked('/readyz'), patiently).toEqual(ready);
  }, 30_000);

  it('[W-07] tell that Redis is full until it takes in something again', async () => {
    const admin = await linkToRedis(nodes.redis().url, makeLogger('silent'), () => undefined);
    try {
      await admin.commands.config('SET', 'maxmemory', '1mb');
      await expect.poll(() => asked('/readyz'), patiently).toEqual(lacking('full'));
      expect(await asked('/servez')).toEqual([200, { status: 'ok' }]);
      await admin.commands.config('SET', 'maxmemory', '0');
      await expect.poll(() => asked('/readyz'), patiently).toEqual(ready);
    } finally {
      admin.end();
    }
  }, 30_000);

  it('[N-27] say that a node leaves while it still lets everybody in', async () => {
    nodes.node(1).mukae.announceStop();
    expect(await asked('/servez', 1)).toEqual([503, { status: 'stopping' }]);
    expect(await asked('/readyz', 1)).toMatchObject([503, { status: 'stopping' }]);
    const page = await nodes.page(1, 'operator1');
    await page.settled();
    await page.close();
    expect(await asked('/servez')).toEqual([200, { status: 'ok' }]);
  });
});
