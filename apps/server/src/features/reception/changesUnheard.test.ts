import { closeCodes } from '@mukae/contract/realtime/socket';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Cable } from '#testing/cable';
import type { TestDatabase } from '#testing/databases';
import { demoUser } from '#testing/people';
import { signageIdOf, touch } from '#testing/receptionForFile';
import { loggedIn } from '#testing/testClient';
import { makeTestDatabase } from '#testing/testDatabase';
import { TestPage } from '#testing/testPage';
import { startTestService, type TestService } from '#testing/testService';
import { untilChangesAreHeard } from '#testing/untilChangesAreHeard';
import { users } from '../accounts/accounts.tables';

let database: TestDatabase;
let cable: Cable;
let service: TestService;
const opened: TestPage[] = [];

async function open(name: string) {
  const client = await loggedIn(service.url, `${name}@demo.example`);
  const page = await TestPage.open(service.url, client);
  opened.push(page);
  return { client, page };
}

beforeAll(async () => {
  database = await makeTestDatabase();
  const near = await Cable.to(database.url);
  cable = near.cable;
  service = await startTestService({ databaseUrl: database.url, changesUrl: near.url });
});

afterEach(async () => {
  cable.plugIn();
  await untilChangesAreHeard(service);
});

afterAll(async () => {
  for (const page of opened) page.cut();
  await service.stop();
  await cable.remove();
  await database.drop();
});

const isUnsure = async () =>
  /mukae_changes_heard\{channel="identity"\} 0/.test(await (await fetch(`${service.url}/metrics`)).text());

describe('a connection that hears nothing and is not closed', () => {
  it('[S-11] does not let an operator who was deleted answer a visitor, and parts from her', async () => {
    const screen = await open('signage1');
    const signage = { id: await signageIdOf(screen.client), page: screen.page };
    const operator = await open('operator1');
    await operator.page.standsBy();
    cable.deafen();
    const requestId = await touch(signage);
    const { id } = await demoUser(service, 'operator1');
    // As another node would: nobody here is told.
    await service.db.delete(users).where(eq(users.id, id));
    await expect.poll(isUnsure).toBe(true);

    const accept = { requestId, peerId: operator.page.peerId };
    const answer = await operator.page.say('acceptRequest', accept).catch(() => 'gone');
    expect(answer).not.toEqual({ result: 'OK' });
    expect(await operator.page.closed()).toBe(closeCodes.loggedOut);
    expect((await operator.client.post('/api/getUser', { targetUserId: 'SELF' })).status).toBe(401);
  });

  it('[S-11] does not let an administrator who was deleted log anybody out', async () => {
    const { page: admin } = await open('admin');
    const { client: colleague } = await open('operator2');
    const { id: colleagueId } = await demoUser(service, 'operator2');
    const { id } = await demoUser(service, 'admin');
    cable.deafen();
    await expect.poll(isUnsure).toBe(true);
    await service.db.delete(users).where(eq(users.id, id));
    admin.send('requestLogout', { objectId: colleagueId });
    await admin.closed();
    expect((await colleague.post('/api/getUser', { targetUserId: 'SELF' })).status).toBe(200);
  });
});
