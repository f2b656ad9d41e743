import { randomUUID } from 'node:crypto';
import { timing } from '@mukae/contract/domain/reception/timing';
import { errors } from '@mukae/contract/errors/errors';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type DatabaseConnection } from '#platform/db/database';
import { makeLogger } from '#platform/log/logger';
import { Cable } from '#testing/cable';
import { connected } from '#testing/connected';
import type { TestDatabase } from '#testing/databases';
import { demoUser } from '#testing/people';
import { type Screen, signageIdOf, talk } from '#testing/receptionForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { seconds } from '#testing/testClock';
import { makeTestDatabase } from '#testing/testDatabase';
import { TestPage } from '#testing/testPage';
import { startTestService, type TestService } from '#testing/testService';
import { untilChangesAreHeard } from '#testing/untilChangesAreHeard';
import { callRecords } from '../calls/calls.tables';
import type { CompanyDesk } from './companyDesk';
import { deskEntries } from './reception.tables';

let database: TestDatabase;
let witness: DatabaseConnection;
let cable: Cable;
let service: TestService;
let desk: CompanyDesk;
let clients: TestClient[];
let signage: Screen;
let busy: TestPage;
let admin: TestPage;

beforeAll(async () => {
  database = await makeTestDatabase();
  witness = connect(database.url, makeLogger('silent'));
  const near = await Cable.to(database.url);
  cable = near.cable;
  service = await startTestService({ databaseUrl: near.url });
  clients = await Promise.all(
    ['signage1', 'operator1', 'admin'].map((name) => loggedIn(service.url, `${name}@demo.example`)),
  );
  const { companyId } = await demoUser(service, 'admin');
  desk = await service.mukae.reception.desks.of(companyId ?? 0);
});

afterAll(async () => {
  await service.stop();
  await cable.remove();
  await witness.close();
  await database.drop();
});

beforeEach(async () => {
  const [screenClient, operatorClient, adminClient] = clients;
  if (!screenClient || !operatorClient || !adminClient) throw new Error('somebody is missing');
  signage = { id: await signageIdOf(screenClient), page: await TestPage.open(service.url, screenClient) };
  busy = await TestPage.open(service.url, operatorClient);
  await busy.standsBy();
  admin = await TestPage.open(service.url, adminClient);
});

afterEach(async () => {
  cable.plugIn();
  await isBack();
  await Promise.all([signage.page, busy, admin].map((page) => page.close()));
  await expect.poll(() => connected(service)).toBe(0);
  service.clock.forward(timing.lostSeat);
  await service.mukae.reception.timePassed();
});

const isBack = async () => {
  await expect.poll(async () => (await fetch(`${service.url}/readyz`)).status, { timeout: 10_000 }).toBe(200);
  await untilChangesAreHeard(service);
};

/** Nothing is there that was not before. */
const state = () => JSON.stringify([[...desk.now.calls], [...desk.now.requests], [...desk.now.signages]]);

describe('while the database is away', () => {
  it('[O-F06] for five seconds, what is asked is refused and nothing is half done; then everything goes on', async () => {
    const { callId } = await talk(signage, busy);
    const before = state();
    cable.pull();
    for (let second = 0; second < 5; second += 1) {
      for (const [page, event, fields] of [
        [busy, 'decodeFrames', { callId, is: 'firstSound' }],
        [busy, 'serviceClosed', { callId }],
        [admin, 'suspend', { signageId: signage.id }],
        [signage.page, 'Leaving', { callId }],
      ] as const) {
        page.socket.send(JSON.stringify({ type: 'stateTransitionEvent', event, ref: 0, ...fields }));
        const { answer } = await page.hears('stateTransitionMsg', ({ ref }) => ref === 0);
        expect(answer).toMatchObject({ result: 'Error', code: 'SVER-18' });
      }
      // What needs no database goes on: the pages of a call find each other.
      busy.send('offer', {
        callId,
        from: busy.peerId,
        to: signage.page.peerId,
        description: { type: 'offer', sdp: 'v=0' },
      });
      await signage.page.hears('offer');
      service.clock.forward(seconds(1));
      await expect(service.mukae.reception.timePassed()).rejects.toThrow();
    }
    expect(state()).toBe(before);
    cable.plugIn();
    await isBack();
    const written = await service.db.select({ kind: deskEntries.kind, entry: deskEntries.entry }).from(deskEntries);
    expect(written.map(({ kind }) => kind).toSorted()).toEqual(['call', 'operator', 'signage']);
    // What was put off is said again, and is done once.
    expect(await busy.say('decodeFrames', { callId, is: 'firstSound' })).toEqual({ result: 'OK' });
    expect(await busy.say('serviceClosed', { callId })).toEqual({ result: 'OK' });
    expect(await busy.say('serviceClosed', { callId })).toMatchObject({ code: errors.callOver.code });
    expect(await signage.page.hears('serviceClosed')).toMatchObject({ callId });
    const [record, ...more] = await service.db.select().from(callRecords).where(eq(callRecords.id, callId));
    expect([record?.connectedAt, more]).toEqual([record?.firstSoundAt, []]);
    expect(record?.firstSoundAt).toBeInstanceOf(Date);
    expect(connected(service)).toBe(3);
  }, 60_000);

  it('[O-F06] [R-03] a touch is put off, and rings once when it is said again', async () => {
    const request = {
      requestId: randomUUID(),
      signageId: signage.id,
      signagePeerId: signage.page.peerId,
      touchButton: '',
    };
    cable.pull();
    expect(await signage.page.say('receptionRequest', request)).toMatchObject({ code: errors.unavailable.code });
    cable.plugIn();
    await isBack();
    for (const _ of ['again', 'and again']) {
      expect(await signage.page.say('receptionRequest', request)).toEqual({ result: 'OK' });
    }
    await busy.hears('callFromSignage');
    expect(await busy.names()).not.toContain('callFromSignage');
  });

  it('[O-F06] [O-L35] the end of a call is told when it is written, and not before', async () => {
    const { callId } = await talk(signage, busy);
    cable.pull();
    expect(await busy.say('serviceClosed', { callId })).toMatchObject({ code: errors.unavailable.code });
    expect(await signage.page.names()).not.toContain('serviceClosed');
    cable.plugIn();
    await isBack();
    expect(await busy.say('serviceClosed', { callId })).toEqual({ result: 'OK' });
    const told = (await signage.page.names()).filter((name) => name.startsWith('serviceClose'));
    expect(told).toEqual(['serviceClosed']);
    expect(await busy.say('serviceClosed', { callId })).toMatchObject({ code: errors.callOver.code });
  });

  it('[O-F06] a page that comes waits outside, and is let in when it is back', async () => {
    cable.pull();
    const [client] = clients;
    if (!client) throw new Error('nobody');
    const refused = new TestPage(`${service.url.replace('http', 'ws')}/ws`, {
      cookie: client.cookieHeader,
    });
    await refused.closed();
    cable.plugIn();
    await isBack();
    const again = await TestPage.open(service.url, client);
    expect(again.greeting.snapshot).toMatchObject({ of: 'signage', state: { at: 'Standby' } });
    await again.close();
  });

  it('[O-F06] [R-08] who goes meanwhile is missed', async () => {
    cable.pull();
    busy.cut();
    await expect.poll(() => connected(service)).toBe(2);
    cable.plugIn();
    await isBack();
    service.clock.forward(timing.lostLink);
    await service.mukae.reception.timePassed();
    const { id } = await demoUser(service, 'operator1');
    expect(desk.now.operators.get(id)?.state.at).toBe('Logout');
  });
});

describe('what was written without an answer', () => {
  it('[O-F06] [R-01] a request rings after all, and nobody who is connected is lost', async () => {
    const requestId = randomUUID();
    // A touch is written together with what was said before it: it is there once that is closed.
    cable.deafenAt(requestId, 'commit');
    const asked = signage.page.say('receptionRequest', {
      requestId,
      signageId: signage.id,
      signagePeerId: signage.page.peerId,
      touchButton: '受付',
    });
    await expect
      .poll(async () => (await witness.db.select().from(deskEntries)).some(({ id }) => id === requestId), {
        timeout: 10_000,
      })
      .toBe(true);
    cable.pull();
    expect(await asked).toMatchObject({ code: 'SVER-18' });
    cable.plugIn();
    await isBack();
    expect((await busy.hears('callFromSignage')).ring).toMatchObject({ requestId });
    expect((await signage.page.hears('submitSignageState')).state).toMatchObject({ at: 'Calling', requestId });
    expect(connected(service)).toBe(3);
    expect(await busy.say('acceptRequest', { requestId, peerId: busy.peerId })).toEqual({ result: 'OK' });
  }, 60_000);

  it('[O-F06] [R-03] the end of a call is told with its reason, and recorded once', async () => {
    const { callId } = await talk(signage, busy);
    cable.deafenAt(callId);
    const asked = busy.say('serviceClosed', { callId });
    const records = () => witness.db.select().from(callRecords).where(eq(callRecords.id, callId));
    await expect.poll(async () => (await records()).length, { timeout: 10_000 }).toBe(1);
    cable.pull();
    expect(await asked).toMatchObject({ code: 'SVER-18' });
    cable.plugIn();
    await isBack();
    const over = { callId, because: 'operatorEnded', reloads: true };
    expect(await signage.page.hears('serviceClosed')).toMatchObject(over);
    expect(await busy.hears('serviceClosed')).toMatchObject(over);
    expect(await records()).toHaveLength(1);
  }, 60_000);
});
