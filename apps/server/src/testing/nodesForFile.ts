import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from './databases';
import { RedisServer } from './redisServer';
import { loggedIn, TestClient } from './testClient';
import { TestClock } from './testClock';
import { makeTestDatabase } from './testDatabase';
import { TestPage } from './testPage';
import { startTestService, type TestService } from './testService';

interface TestNodes {
  redis(): RedisServer;
  clock: TestClock;
  /** By its place, from 0. */
  node(at: number): TestService;
  /** A page of somebody at a node. The browser is the same at all of them. */
  page(at: number, name: string, since?: string): Promise<TestPage>;
  browser(at: number, name: string): Promise<TestClient>;
  /** Her session is over. */
  forget(name: string): void;
  startAgain(at: number): Promise<TestService>;
}

/** Several nodes with one database and one Redis for all tests of a file. */
export function nodesForFile(count: number, env: Readonly<Record<string, string>> = {}): TestNodes {
  const clock = new TestClock();
  const nodes: TestService[] = [];
  const cookies = new Map<string, TestClient['cookies']>();
  let database: TestDatabase;
  let redis: RedisServer;

  const start = (at: number): Promise<TestService> =>
    startTestService({
      databaseUrl: database.url,
      redisUrl: redis.url,
      clock,
      env: { ...env, NODE_NAME: `ap${at + 1}` },
    });

  beforeAll(async () => {
    database = await makeTestDatabase();
    redis = await RedisServer.start();
    for (let at = 0; at < count; at += 1) nodes.push(await start(at));
  });

  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await redis.stop();
    await database.drop();
  });

  function node(at: number): TestService {
    const found = nodes[at];
    if (!found) throw new Error(`there is no node ${at}`);
    return found;
  }

  async function browser(at: number, name: string): Promise<TestClient> {
    const known = cookies.get(name) ?? (await loggedIn(node(at).url, `${name}@demo.example`)).cookies;
    cookies.set(name, known);
    const client = new TestClient(node(at).url);
    for (const [cookie, value] of known) client.cookies.set(cookie, value);
    return client;
  }

  return {
    redis: () => redis,
    clock,
    node,
    browser,
    page: async (at, name, since) => TestPage.open(node(at).url, await browser(at, name), since),
    forget: (name) => void cookies.delete(name),
    async startAgain(at) {
      nodes[at] = await start(at);
      return node(at);
    },
  };
}
