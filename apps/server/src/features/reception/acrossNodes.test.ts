import { afterEach, describe, expect, it } from 'vitest';
import { nodesForFile } from '#testing/nodesForFile';
import { type Screen, signageIdOf, touch } from '#testing/receptionForFile';
import { redisProgram } from '#testing/redisServer';
import type { TestPage } from '#testing/testPage';

describe.skipIf(redisProgram() === undefined)('a reception over several nodes (needs Redis or Valkey)', () => {
  const nodes = nodesForFile(2);
  const open: TestPage[] = [];

  afterEach(async () => {
    for (const page of open.splice(0)) await page.close();
  });

  async function page(at: number, name: string, since?: string): Promise<TestPage> {
    const opened = await nodes.page(at, name, since);
    open.push(opened);
    return opened;
  }

  async function screen(at: number): Promise<Screen> {
    return { id: await signageIdOf(await nodes.browser(at, 'signage1')), page: await page(at, 'signage1') };
  }

  async function operator(at: number, name = 'operator1'): Promise<TestPage> {
    const opened = await page(at, name);
    await opened.standsBy();
    return opened;
  }

  it.each([
    [0, 1],
    [1, 0],
  ])('[N-03] rings at the other node, and both are told of the call (%i to %i)', async (here, there) => {
    const signage = await screen(here);
    const busy = await operator(there);
    const requestId = await touch(signage);
    const { ring } = await busy.hears('callFromSignage');
    expect(ring.requestId).toBe(requestId);
    expect(await busy.say('acceptRequest', { requestId, peerId: busy.peerId })).toEqual({ result: 'OK' });
    const { call } = await busy.hears('submitCall');
    expect((await signage.page.hears('submitCall')).call.callId).toBe(call.callId);
    expect(await busy.say('serviceClosed', { callId: call.callId })).toEqual({ result: 'OK' });
    await signage.page.hears('serviceClosed');
  });
});
