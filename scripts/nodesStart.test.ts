import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded/embeddedPostgres';
import { freePort } from '../apps/server/src/platform/db/embedded/freePort';
import { makeLogger } from '../apps/server/src/platform/log/logger';
import { linkToRedis } from '../apps/server/src/platform/nodes/redis/redisLinks';
import { RedisServer, redisProgram } from '../apps/server/src/testing/redisServer';
import { isReady, makePlace, patience, untilReady } from './testing/service';
import { starting, stopped } from './testing/started';

const place = await makePlace();
const { folder, port } = place;
const { start, fault } = starting(place);
const log = makeLogger('error');

let database: EmbeddedPostgres;
let redis: RedisServer | undefined;

const settingsOf = (redisUrl: string, more: Readonly<Record<string, string>> = {}) => ({
  DATA_DIR: folder('node'),
  DATABASE_URL: database.url,
  REDIS_URL: redisUrl,
  LINK_SECRET: 'the same for all nodes, and known to nobody else',
  NODE_NAME: 'ap1',
  ...more,
});

const statusOf = async (at: number, path: string) => (await fetch(`http://127.0.0.1:${at}${path}`)).status;

/** How a page is met that nobody knows. */
async function doorOf(at: number): Promise<number | undefined> {
  const headers = { connection: 'upgrade', upgrade: 'websocket', origin: `http://localhost:${at}` };
  const asked = request({ host: 'localhost', port: at, path: '/ws', headers }).end();
  const [answer] = await once(asked, 'response');
  asked.destroy();
  return answer.statusCode;
}

describe.skipIf(redisProgram() === undefined)('a node that starts (needs Redis or Valkey)', () => {
  beforeAll(async () => {
    await mkdir(folder('database'), { mode: 0o755 });
    database = await startEmbeddedPostgres(folder('database'), log);
  }, patience);
  afterAll(() => database?.stop());
  afterEach(() => redis?.stop());

  it(
    '[N-16] at the same moment and under the same name as another one: one works, the other says why in one line and ends with 1',
    async () => {
      redis = await RedisServer.start();
      const ports = [port, await freePort()];
      const nodes = ports.map((own) =>
        start(settingsOf(redis?.url ?? '', { PORT: String(own), DATA_DIR: folder(`at ${own}`) })),
      );
      const ends = nodes.map(async ({ ended }, index) => ({ index, ...(await ended) }));
      const { index, code, errors } = await Promise.race(ends);
      expect([code, errors]).toEqual([1, 'Another node is called ap1: give each its own NODE_NAME.\n']);
      const [other] = nodes.filter((_, at) => at !== index);
      const [itsPort = 0] = ports.filter((_, at) => at !== index);
      if (!other) throw new Error('there is no other node');
      await untilReady(other, itsPort);
      expect((await stopped(other)).code).toBe(0);
    },
    patience,
  );

  it(
    '[N-26] with files at another place than the others have them: one line and exit code 1',
    async () => {
      redis = await RedisServer.start();
      const { url } = redis;
      const first = start(settingsOf(url));
      await untilReady(first, port);
      const elsewhere = { S3_BUCKET: 'elsewhere', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
      const second = { NODE_NAME: 'ap2', DATA_DIR: folder('second'), PORT: String(await freePort()), ...elsewhere };
      expect(await fault(settingsOf(url, second))).toBe(
        'This node and ap1 have different values of S3_BUCKET: give all nodes the same.',
      );
      expect((await stopped(first)).code).toBe(0);
      expect(first.said()).toContain('pictures and films stay at the node that took them');
    },
    patience,
  );

  it(
    '[N-27] says that it leaves a moment before it lets nobody in',
    async () => {
      redis = await RedisServer.start();
      const { url } = redis;
      const other = await freePort();
      const staying = start(settingsOf(url, { NODE_NAME: 'ap2', DATA_DIR: folder('staying'), PORT: String(other) }));
      await untilReady(staying, other);
      const leaving = start(settingsOf(url));
      await untilReady(leaving, port);
      leaving.child.kill('SIGTERM');
      await expect.poll(() => statusOf(port, '/servez'), { timeout: patience, interval: 20 }).toBe(503);
      expect(await doorOf(port)).toBe(401);
      expect((await leaving.ended).code).toBe(0);
      expect((await stopped(staying, 'SIGTERM')).code).toBe(0);
    },
    patience,
  );

  it(
    '[N-24] before its Redis waits for it, says so in one line and listens to nobody; it serves when Redis comes',
    async () => {
      const redisPort = await freePort();
      const node = start(settingsOf(`redis://127.0.0.1:${redisPort}`));
      const line = new RegExp(
        `^Redis at 127\\.0\\.0\\.1:${redisPort} does not answer \\(.*ECONNREFUSED.*\\): waiting for it\\.\\n$`,
      );
      await expect.poll(() => node.complained(), { timeout: patience }).toMatch(line);
      expect(await isReady(port)).toBe(false);
      redis = await RedisServer.start({ port: redisPort });
      await untilReady(node, port);
      const { code, errors } = await stopped(node);
      expect(code).toBe(0);
      expect(errors).toMatch(line);
    },
    patience,
  );

  it(
    '[N-24] with a Redis that would lose what nodes need, or is too small: one line and exit code 1',
    async () => {
      redis = await RedisServer.start();
      const { url } = redis;
      const unfit = `Redis at ${new URL(url).host} cannot be used: `;
      const admin = await linkToRedis(url, log, () => undefined);
      await admin.commands.config('SET', 'maxmemory', '100mb');
      await admin.commands.config('SET', 'maxmemory-policy', 'allkeys-lru');
      expect(await fault(settingsOf(url))).toBe(
        `${unfit}it forgets what nodes need when it is full: set maxmemory-policy to noeviction, not allkeys-lru.`,
      );
      await admin.commands.config('SET', 'maxmemory-policy', 'noeviction');
      await admin.commands.config('SET', 'maxmemory', '10mb');
      expect(await fault(settingsOf(url))).toBe(`${unfit}its maxmemory is 10 MB: give it at least 64.`);
      admin.end();
    },
    patience,
  );
});
