import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#features/demo';
import type { TestDatabase } from '#testing/databases';
import { selfOf } from '#testing/people';
import { loggedIn, TestClient } from '#testing/testClient';
import { TestClock } from '#testing/testClock';
import { makeTestDatabase } from '#testing/testDatabase';
import { startTestService, type TestService } from '#testing/testService';

let database: TestDatabase;
let nodes: TestService[];
const clock = new TestClock();

beforeAll(async () => {
  database = await makeTestDatabase();
  const first = await startTestService({ databaseUrl: database.url, clock });
  nodes = [first, await startTestService({ databaseUrl: database.url, clock })];
});

afterAll(async () => {
  for (const node of nodes) await node.stop();
  await database.drop();
});

/** The same browser, seen by each node. */
async function onBothNodes(loginId: string): Promise<[TestClient, TestClient]> {
  const [first, second] = nodes.map(({ url }) => url);
  const here = await loggedIn(first ?? '', loginId);
  const there = new TestClient(second ?? '');
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  return [here, there];
}

const statusOf = async (client: TestClient) => (await client.post('/api/getUser', { targetUserId: 'SELF' })).status;

describe('on several nodes', () => {
  it('[D-A14] a session that ends on one ends on the other, which remembered it', async () => {
    const [here, there] = await onBothNodes('operator1@demo.example');
    expect([await statusOf(there), await statusOf(there)]).toEqual([200, 200]);
    await here.get('/api/logout');
    await expect.poll(() => statusOf(there)).toBe(401);
  });

  it('[D-A14] a changed password ends the sessions on both', async () => {
    const [here, there] = await onBothNodes('operator2@demo.example');
    expect(await statusOf(there)).toBe(200);
    const change = { password: 'Changed2026!', currentPassword: demoPassword };
    expect((await here.form('/api/updateUser', change)).result).toBe('OK');
    await expect.poll(() => statusOf(there)).toBe(401);
  });

  it('[A-C05] a changed name is read on both', async () => {
    const [here, there] = await onBothNodes('guest@demo.example');
    expect((await selfOf(there)).name).toBe('森 あかり');
    await here.form('/api/updateUser', { name: '森 ひかり' });
    await expect.poll(async () => (await selfOf(there)).name).toBe('森 ひかり');
  });
});
