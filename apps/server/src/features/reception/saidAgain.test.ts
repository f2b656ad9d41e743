import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '#testing/databases';
import { type Screen, signageIdOf, talk, touch } from '#testing/receptionForFile';
import { loggedIn } from '#testing/testClient';
import { makeTestDatabase } from '#testing/testDatabase';
import { TestPage } from '#testing/testPage';
import { startTestService, type TestService } from '#testing/testService';
import { requestsOver } from './desks.repo';

let database: TestDatabase;
let service: TestService;

beforeEach(async () => {
  database = await makeTestDatabase();
  service = await startTestService({ databaseUrl: database.url });
});

afterEach(async () => {
  await service.stop();
  await database.drop();
});

async function everybodyComes(): Promise<{ signage: Screen; busy: TestPage }> {
  const browser = await loggedIn(service.url, 'signage1@demo.example');
  const signage = { id: await signageIdOf(browser), page: await TestPage.open(service.url, browser) };
  const busy = await TestPage.ofUser(service.url, 'operator1@demo.example');
  await busy.standsBy();
  return { signage, busy };
}

/** Nothing is remembered, and everybody comes back. */
async function restarts(): Promise<{ signage: Screen; busy: TestPage }> {
  const { clock } = service;
  await service.stop();
  service = await startTestService({ databaseUrl: database.url, clock });
  return everybodyComes();
}

const lines = async (id: string) => (await requestsOver(service.db, [id])).size;

describe('a request that is said again after a restart', () => {
  it('[R-03] rings nobody when it was called off, and is recorded once', async () => {
    const before = await everybodyComes();
    const requestId = await touch(before.signage);
    expect(await before.signage.page.say('Standby', { requestId })).toEqual({ result: 'OK' });
    const { signage, busy } = await restarts();
    await expect(touch(signage, '受付', requestId)).rejects.toThrow('SVER-102');
    expect(await busy.names()).not.toContain('callFromSignage');
    expect(signage.page.greeting.snapshot).toMatchObject({ state: { at: 'Standby' } });
    expect(await lines(requestId)).toBe(1);
  });

  it('[R-03] rings nobody when it was answered; nor does the id of a call', async () => {
    const before = await everybodyComes();
    const { requestId, callId } = await talk(before.signage, before.busy);
    expect(await before.busy.say('serviceClosed', { callId })).toEqual({ result: 'OK' });
    const { signage, busy } = await restarts();
    for (const id of [requestId, callId]) await expect(touch(signage, '受付', id)).rejects.toThrow('SVER-102');
    expect(await busy.names()).not.toContain('callFromSignage');
    expect(await busy.say('acceptRequest', { requestId, peerId: busy.peerId })).toMatchObject({ code: 'SVER-100' });
    await touch(signage);
    await busy.hears('callFromSignage');
  });
});
