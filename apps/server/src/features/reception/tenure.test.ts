import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLogger } from '#platform/log/logger';
import { claimDatabase, type DatabaseClaim } from '#platform/nodes/databaseClaim';
import { Cable } from '#testing/cable';
import type { TestDatabase } from '#testing/databases';
import { demoUser } from '#testing/people';
import { signageIdOf, touch } from '#testing/receptionForFile';
import { loggedIn } from '#testing/testClient';
import { makeTestDatabase } from '#testing/testDatabase';
import { TestPage } from '#testing/testPage';
import { startTestService, type TestService } from '#testing/testService';

const log = makeLogger('silent');

let database: TestDatabase;
let cable: Cable;
let claim: DatabaseClaim;
let service: TestService;

beforeAll(async () => {
  database = await makeTestDatabase();
  const line = await Cable.to(database.url);
  cable = line.cable;
  claim = await claimDatabase(line.url, 'alone', log);
  service = await startTestService({ databaseUrl: database.url, tenure: claim });
});

afterAll(async () => {
  await service.stop();
  claim.release();
  await cable.remove();
  await database.drop();
});

describe('a process that has lost its claim on the database', () => {
  it.each(['pull', 'deafen'] as const)('[N-02] serves no desk until it has the claim again (%s)', async (how) => {
    const browser = await loggedIn(service.url, 'signage1@demo.example');
    const screen = { id: await signageIdOf(browser), page: await TestPage.open(service.url, browser) };
    cable[how]();
    await expect.poll(claim.current).toBeUndefined();
    await expect(touch(screen)).rejects.toThrow('SVER-18');
    cable.plugIn();
    await expect.poll(claim.current).toBeDefined();
    const requestId = await touch(screen);
    expect(await screen.page.say('Standby', { requestId })).toEqual({ result: 'OK' });
    await screen.page.close();
  });

  it('[N-02] does not get it while another process has it, whose deeds it follows afterwards', async () => {
    const browser = await loggedIn(service.url, 'signage1@demo.example');
    const screen = { id: await signageIdOf(browser), page: await TestPage.open(service.url, browser) };
    const admin = await TestPage.ofUser(service.url, 'admin@demo.example');
    cable.pull();
    await expect.poll(claim.current).toBeUndefined();
    const otherClaim = await claimDatabase(database.url, 'alone', log);
    const other = await startTestService({ databaseUrl: database.url, tenure: otherClaim });
    cable.plugIn();
    const elsewhere = await TestPage.ofUser(other.url, 'admin@demo.example');
    expect(await elsewhere.say('suspend', { signageId: screen.id })).toEqual({ result: 'OK' });
    const busy = await TestPage.ofUser(other.url, 'operator1@demo.example');
    await busy.standsBy();
    await service.mukae.reception.desks.keepSeats();
    expect((await demoUser(other, 'operator1')).channelId).not.toBeNull();
    expect(claim.current()).toBeUndefined();
    await other.stop();
    otherClaim.release();
    await expect.poll(claim.current).toBeDefined();
    await service.mukae.reception.timePassed();
    await admin.hears('reflectSignageState', ({ signage }) => signage.status === 'Suspended');
  });
});
