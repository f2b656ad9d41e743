import { describe, expect, it } from 'vitest';
import { demoPassword } from '#features/demo';
import { nodesForFile } from '#testing/nodesForFile';
import { selfOf } from '#testing/people';
import { redisProgram } from '#testing/redisServer';
import type { TestClient } from '#testing/testClient';

const statusOf = async (client: TestClient) => (await client.post('/api/getUser', { targetUserId: 'SELF' })).status;

describe.skipIf(redisProgram() === undefined)('on several nodes (needs Redis or Valkey)', () => {
  const nodes = nodesForFile(2);

  /** The same browser, seen by each node. */
  const onBothNodes = async (name: string): Promise<[TestClient, TestClient]> => [
    await nodes.browser(0, name),
    await nodes.browser(1, name),
  ];

  it('[D-A14] a session that ends on one ends on the other, which remembered it', async () => {
    const [here, there] = await onBothNodes('operator1');
    expect([await statusOf(there), await statusOf(there)]).toEqual([200, 200]);
    await here.get('/api/logout');
    await expect.poll(() => statusOf(there)).toBe(401);
  });

  it('[D-A14] a changed password ends the sessions on both', async () => {
    const [here, there] = await onBothNodes('operator2');
    expect(await statusOf(there)).toBe(200);
    const change = { password: 'Changed2026!', currentPassword: demoPassword };
    expect((await here.form('/api/updateUser', change)).result).toBe('OK');
    await expect.poll(() => statusOf(there)).toBe(401);
  });

  it('[A-C05] a changed name is read on both', async () => {
    const [here, there] = await onBothNodes('guest');
    expect((await selfOf(there)).name).toBe('森 あかり');
    await here.form('/api/updateUser', { name: '森 ひかり' });
    await expect.poll(async () => (await selfOf(there)).name).toBe('森 ひかり');
  });
});
