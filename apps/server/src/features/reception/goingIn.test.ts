import { errors } from '@mukae/contract/errors/errors';
import { closeCodes } from '@mukae/contract/realtime/socket';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ensureOwnSignage } from '#features/signages';
import { idIn } from '#testing/answers';
import { makeCompanyRows } from '#testing/companyRows';
import { addPerson, demoUser } from '#testing/people';
import { receptionForFile, type Screen, signageIdOf, talk, touch } from '#testing/receptionForFile';
import { whileRefused } from '#testing/refusedRows';
import { reserve } from '#testing/reservations';
import { loggedIn, TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import type { TestPage } from '#testing/testPage';
import { users } from '../accounts/accounts.tables';
import { auditEntries } from '../audit/audit.tables';
import { signageOperators } from '../signages/signages.tables';
import { deskEntries } from './reception.tables';

const { service, browser, page, screen, operator, desk, goes } = receptionForFile();

const watch = (one: TestPage, { id: signageId }: Pick<Screen, 'id'>) =>
  one.say('monitoringRequest', { signageId, peerId: one.peerId });
const enter = (one: TestPage, { id: signageId }: Pick<Screen, 'id'>) =>
  one.say('callFromUser', { signageId, peerId: one.peerId });

describe('monitoring', () => {
  it('[R-09] [O-L50] begins on a signage that rests, and is told to all who see it', async () => {
    const signage = await screen();
    const [looking, watcher] = [await page('operator1'), await page('admin')];
    expect(await watch(looking, signage)).toEqual({ result: 'OK' });
    const { call } = await looking.hears('monitoringStart');
    expect(call).toMatchObject({ kind: 'monitoring', signageId: signage.id });
    expect((await signage.page.hears('monitoringRequest')).call).toEqual(call);
    expect((await signage.page.hears('submitSignageState')).state).toMatchObject({ at: 'Monitoring' });
    const { id: userId } = await demoUser(service(), 'operator1');
    expect(await watcher.hears('Monitoring')).toMatchObject({ signageId: signage.id, userId, name: '佐藤 美咲' });
    await looking.say('serviceClosed', { callId: call.callId });
    expect(await signage.page.hears('serviceClosed')).toMatchObject({ because: 'endedQuietly', reloads: false });
  });

  it('[R-10] [O-L50] ends when a visitor calls, who rings like any other', async () => {
    const signage = await screen();
    const looking = await operator('operator1');
    await watch(looking, signage);
    const requestId = await touch(signage);
    expect(await looking.hears('serviceClosed')).toMatchObject({ because: 'visitorCalled', reloads: false });
    expect((await looking.hears('callFromSignage')).ring.requestId).toBe(requestId);
    expect(await looking.say('acceptRequest', { requestId, peerId: looking.peerId })).toEqual({ result: 'OK' });
  });

  it('[R-10] [R-11] both sides are told whether a visitor may call meanwhile, also when that changes', async () => {
    const signage = await screen();
    const [looking, admin] = [await page('operator1'), await page('admin')];
    await watch(looking, signage);
    const mayCall = { call: { kind: 'monitoring', canVisitorCall: true } };
    const mayNotCall = { call: { kind: 'monitoring', canVisitorCall: false } };
    expect(await looking.hears('monitoringStart')).toMatchObject(mayCall);
    expect(await signage.page.hears('submitSignageState')).toMatchObject({ state: mayCall });
    await admin.say('suspend', { signageId: signage.id });
    expect(await looking.hears('monitoringStart')).toMatchObject(mayNotCall);
    expect(await signage.page.hears('submitSignageState')).toMatchObject({ state: mayNotCall });
    await admin.say('restart', { signageId: signage.id });
    expect(await signage.page.hears('submitSignageState')).toMatchObject({ state: mayCall });
  });

  it('[R-09] becomes a call when the operator goes in', async () => {
    const signage = await screen();
    const looking = await page('operator1');
    await watch(looking, signage);
    expect(await enter(looking, signage)).toEqual({ result: 'OK' });
    expect(await looking.hears('serviceClosed')).toMatchObject({ because: 'operatorCalled', reloads: false });
    expect((await signage.page.hears('callFromUser')).call.kind).toBe('entered');
  });

  it('[R-09] is refused on a signage that is away, calls, talks or is watched', async () => {
    const [looking, rival] = [await operator('operator1'), await page('operator2')];
    const signage = await screen();
    await goes(signage.page);
    expect(await watch(looking, signage)).toMatchObject({ code: 'SVER-106' });
    expect(await enter(looking, signage)).toMatchObject({ code: 'SVER-106' });
    const again = await screen();
    await touch(again);
    expect(await watch(rival, again)).toMatchObject({ code: 'SVER-105' });
    expect(await enter(rival, again)).toMatchObject({ code: 'SVER-105' });
    await again.page.say('Standby', { requestId: [...(await desk()).now.requests.keys()][0] ?? '' });
    await watch(looking, again);
    expect(await watch(rival, again)).toMatchObject({ code: 'SVER-105' });
    const { call } = await looking.hears('monitoringStart');
    await looking.say('serviceClosed', { callId: call.callId });
    await talk(again, looking);
    expect(await watch(rival, again)).toMatchObject({ code: 'SVER-105' });
    expect(await enter(rival, again)).toMatchObject({ code: 'SVER-105' });
  });
});

describe('suspending', () => {
  it('[R-11] [O-L13] [O-G21] takes a signage out of service until it is restarted', async () => {
    const signage = await screen();
    const admin = await page('admin');
    expect(await admin.say('suspend', { signageId: signage.id })).toEqual({ result: 'OK' });
    expect((await signage.page.hears('submitSignageState')).state).toEqual({ at: 'Suspended' });
    await expect(touch(signage)).rejects.toThrow('SVER-105');
    const reloaded = await screen();
    expect(reloaded.page.greeting.snapshot).toMatchObject({ state: { at: 'Suspended' } });
    expect(await admin.say('restart', { signageId: signage.id })).toEqual({ result: 'OK' });
    expect((await reloaded.page.hears('submitSignageState')).state).toMatchObject({ at: 'Standby' });
    await touch(reloaded);
  });

  it('[R-11] [R-09] a suspended signage is watched and entered, and is suspended afterwards', async () => {
    const signage = await screen();
    const admin = await page('admin');
    await admin.say('suspend', { signageId: signage.id });
    await watch(admin, signage);
    await expect(touch(signage)).rejects.toThrow('SVER-105');
    await enter(admin, signage);
    const { call } = await admin.hears('submitCall');
    await admin.say('serviceClosed', { callId: call.callId });
    await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Active');
    expect((await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Suspended')).state).toEqual({
      at: 'Suspended',
    });
  });

  it('[R-11] during a call holds after it; so does restarting', async () => {
    const signage = await screen();
    const [admin, busy] = [await page('admin'), await operator('operator1')];
    const { callId } = await talk(signage, busy);
    expect(await admin.say('suspend', { signageId: signage.id })).toEqual({ result: 'OK' });
    expect(await signage.page.names()).not.toContain('serviceClosed');
    await busy.say('serviceClosed', { callId });
    await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Suspended');
    await enter(admin, signage);
    await admin.say('restart', { signageId: signage.id });
    const { call } = await admin.hears('submitCall');
    await admin.say('serviceClosed', { callId: call.callId });
    await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Standby');
  });

  it('[R-11] a signage that is not there is suspended when it comes', async () => {
    const { id: signageId, page: gone } = await screen();
    await goes(gone);
    const admin = await page('admin');
    expect(await admin.say('suspend', { signageId })).toEqual({ result: 'OK' });
    expect((await screen()).page.greeting.snapshot).toMatchObject({ state: { at: 'Suspended' } });
  });
});

describe('a suspension that cannot be recorded', () => {
  const lines = async () => (await service().db.select().from(auditEntries)).map(({ action }) => action);

  it('[R-11] [O-A01] is answered with an error, and the signage goes on; recorded once when it is said again', async () => {
    const signage = await screen();
    const admin = await page('admin');
    const suspend = () => admin.say('suspend', { signageId: signage.id });
    const before = await lines();
    await whileRefused(service().db, 'insert', auditEntries, async () => {
      expect(await suspend()).toMatchObject({ code: errors.unknownError.code });
    });
    expect(await service().db.select().from(deskEntries)).toEqual([]);
    expect(await signage.page.names()).not.toContain('submitSignageState');
    await signage.page.say('Standby', { requestId: await touch(signage) });
    for (const _ of ['at last', 'and again']) expect(await suspend()).toEqual({ result: 'OK' });
    expect(await lines()).toEqual([...before, 'signage.suspended']);
  });

  it('[R-11] [O-A01] does not end by a restart that cannot be recorded either', async () => {
    const signage = await screen();
    const admin = await page('admin');
    await admin.say('suspend', { signageId: signage.id });
    await whileRefused(service().db, 'insert', auditEntries, async () => {
      expect(await admin.say('restart', { signageId: signage.id })).toMatchObject({ code: errors.unknownError.code });
    });
    await expect(touch(signage)).rejects.toThrow(errors.signageBusy.code);
  });
});

describe('who goes in where', () => {
  it('[O-L09] [D-B06] an operator sees and enters the signages she may answer, and no other', async () => {
    const own = await makeCompanyRows(service(), 'own');
    const open = await desk();
    await expect.poll(() => open.places.signages.has(own.signage)).toBe(true);
    await open.happen({ type: 'suspended', signageId: own.signage });
    const [stranger, admin] = [await page('operator1'), await page('admin')];
    expect(JSON.stringify(stranger.greeting.snapshot)).not.toContain(`"signageId":${own.signage},`);
    expect(JSON.stringify(admin.greeting.snapshot)).toContain(`"signageId":${own.signage},`);
    expect(await watch(stranger, { id: own.signage })).toMatchObject({ code: 'SVER-14' });
    expect(await enter(stranger, { id: own.signage })).toMatchObject({ code: 'SVER-14' });
    await open.happen({ type: 'restarted', signageId: own.signage });
    expect((await admin.hears('reflectSignageState')).signage).toMatchObject({ signageId: own.signage });
    expect(await stranger.names()).not.toContain('reflectSignageState');
  });

  it('[O-L10] [D-B06] whoever is assigned sees from then on what the signage does', async () => {
    const own = await makeCompanyRows(service(), 'own');
    const open = await desk();
    await expect.poll(() => open.places.signages.has(own.signage)).toBe(true);
    await open.happen({ type: 'suspended', signageId: own.signage });
    const newcomer = await page('operator1');
    const { id: userId } = await demoUser(service(), 'operator1');
    await service().db.insert(signageOperators).values({ signageId: own.signage, userId });
    expect((await newcomer.hears('reflectSignageState')).signage).toMatchObject({
      signageId: own.signage,
      status: 'Logout',
    });
  });

  it('[D-B01] nobody in a call is deleted', async () => {
    const busy = await operator('operator1');
    await talk(await screen(), busy);
    const { id } = await demoUser(service(), 'operator1');
    const answer = await (await browser('admin')).post('/api/deleteUser', { targetUserId: id });
    expect([answer.status, answer.code]).toEqual([409, 'SVER-43']);
  });

  it('[D-B01] [R-03] [R-04] a signage that is removed takes its call with it, which is recorded under its name', async () => {
    const admin = await browser('admin');
    const password = 'Screen2026!';
    const { storeId } = await demoUser(service(), 'operator1');
    const made = await admin.form('/api/addSignage', {
      name: '臨時受付',
      storeId: String(storeId),
      login_id: 'removed-1',
      password,
    });
    const client = new TestClient(service().url);
    await client.login('removed-1', { password });
    const signage = { id: idIn(made), page: await page(client) };
    const busy = await operator('operator1');
    const { callId } = await talk(signage, busy);
    expect((await admin.post('/api/deleteSignage', { targetId: signage.id })).code).toBe('SVER-43');
    await service().db.delete(users).where(eq(users.loginId, 'removed-1'));
    // Whether its logout or its end is heard first.
    expect(['removed', 'signageLost']).toContain((await busy.hears('serviceClosed')).because);
    expect(await signage.page.closed()).toBe(closeCodes.loggedOut);
    await expect.poll(async () => (await desk()).now.signages.has(signage.id)).toBe(false);
    expect((await admin.post('/api/getCallRecord', { targetId: callId })).body).toMatchObject({
      signage: { name: '臨時受付' },
      outcome: expect.stringMatching(/^(removed|signageLost)$/),
    });
  });

  it('[O-L50] a systemAdmin watches a signage of any company, and is free when it is over', async () => {
    const signage = await screen();
    const system = await page('system');
    expect(await watch(system, signage)).toEqual({ result: 'OK' });
    const { call } = await system.hears('monitoringStart');
    expect((await signage.page.hears('monitoringRequest')).call.callId).toBe(call.callId);
    system.send('informCallId', { callId: call.callId, peerId: system.peerId });
    const again = await page('system');
    expect(again.greeting.snapshot).toMatchObject({ call: { callId: call.callId } });
    await again.say('serviceClosed', { callId: call.callId });
    expect(await signage.page.hears('serviceClosed')).toMatchObject({ reloads: false });
  });

  it('[O-R01] [O-L44] a web-reservation user enters her own signage, and sees nobody else’s', async () => {
    const [signage, guest] = [await screen(), await page('guest')];
    const id = await signageIdOf(await browser('guest'));
    expect(guest.greeting.snapshot).toMatchObject({ of: 'console', rings: [], call: null });
    expect(await enter(guest, signage)).toMatchObject({ code: 'SVER-14' });
    expect(await watch(guest, signage)).toMatchObject({ code: 'SVER-14' });
    expect(await enter(guest, { id })).toMatchObject({ code: 'SVER-117' });
    await reserve(service(), 0, hours(1));
    expect(await enter(guest, { id })).toMatchObject({ code: 'SVER-106' });
    expect(await guest.say('operatorStateTransition', { state: 'Standby' })).toMatchObject({ code: 'SVER-12' });
  });

  it('[D-B04] [O-L09] a signage of another company does not exist for anybody', async () => {
    const other = await makeCompanyRows(service(), 'other');
    for (const name of ['operator1', 'admin', 'guest']) {
      const one = await page(name);
      expect(await watch(one, { id: other.signage })).toMatchObject({ code: 'SVER-14' });
      expect(await enter(one, { id: other.signage })).toMatchObject({ code: 'SVER-14' });
    }
    const admin = await page('admin');
    expect(await admin.say('suspend', { signageId: other.signage })).toMatchObject({ code: 'SVER-14' });
    expect(await admin.say('restart', { signageId: 999_999 })).toMatchObject({ code: 'SVER-14' });
  });

  it('[O-L09] [D-B05] a signage of a web-reservation user is hers alone, also in her company', async () => {
    const { companyId } = await demoUser(service(), 'admin');
    const id = await addPerson(service(), { loginId: 'wru@demo.example', role: 'webReservationUser' });
    await service().db.transaction((tx) => ensureOwnSignage(tx, { id, companyId }, service().clock.now()));
    const client = await loggedIn(service().url, 'wru@demo.example');
    const signage = await signageIdOf(client);
    const [console, other] = [await page('admin'), await page('operator1')];
    for (const one of [console, other]) expect(await enter(one, { id: signage })).toMatchObject({ code: 'SVER-14' });
  });
});
