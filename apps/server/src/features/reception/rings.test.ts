import { randomUUID } from 'node:crypto';
import { usualPauseAfterCall } from '@mukae/contract/domain/company/pauseAfterCall';
import { timing } from '@mukae/contract/domain/reception/timing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoUser } from '#testing/people';
import { receptionForFile, touch } from '#testing/receptionForFile';
import { seconds } from '#testing/testClock';
import { callRecords } from '../calls/calls.tables';

const { service, browser, page, screen, operator, desk, goes, timePasses } = receptionForFile();

const accept = (one: Awaited<ReturnType<typeof page>>, requestId: string) =>
  one.say('acceptRequest', { requestId, peerId: one.peerId });

async function assign(signageId: number, name: 'operator1' | 'operator2' | 'admin', isAdded = true) {
  const { id: userId } = await demoUser(service(), name);
  const path = isAdded ? '/api/addSignageUser' : '/api/deleteSignageUser';
  expect((await (await browser('admin')).post(path, { targetId: signageId, userId })).result).toBe('OK');
  await expect
    .poll(async () => (await desk()).places.signages.get(signageId)?.operatorIds.includes(userId))
    .toBe(isAdded);
}

describe('a request', () => {
  it('[R-05] rings those of the store of a signage without operators; without any, everybody on standby', async () => {
    const signage = await screen();
    const [tokyo, osaka, away] = [await operator('operator1'), await operator('operator2'), await page('admin')];
    const requestId = await touch(signage);
    expect((await tokyo.hears('callFromSignage')).ring).toMatchObject({ requestId, signageId: signage.id });
    expect(await osaka.names()).not.toContain('callFromSignage');
    await tokyo.say('operatorStateTransition', { state: 'Leaving' });
    expect((await osaka.hears('callFromSignage')).ring.requestId).toBe(requestId);
    expect(await tokyo.hears('acceptRequest')).toMatchObject({ requestId, because: 'notFree' });
    expect(await away.names()).not.toContain('callFromSignage');
  });

  it('[R-05] rings all of the assigned operators who are on standby, and nobody else', async () => {
    const signage = await screen();
    await assign(signage.id, 'operator2');
    await assign(signage.id, 'admin');
    const [other, one, two] = [await operator('operator1'), await operator('operator2'), await operator('admin')];
    const requestId = await touch(signage, '');
    for (const rung of [one, two])
      expect((await rung.hears('callFromSignage')).ring).toMatchObject({ requestId, touchButton: '' });
    expect(await other.names()).not.toContain('callFromSignage');
    expect(await accept(other, requestId)).toMatchObject({ result: 'Error', code: 'SVER-102' });
    expect(await signage.page.hears('submitReceptionUser')).toMatchObject({ requestId, ringing: 2, turn: 1 });
    await assign(signage.id, 'operator2', false);
    await assign(signage.id, 'admin', false);
  });

  it('[R-05] follows when operators are assigned or taken away while it rings', async () => {
    const signage = await screen();
    const [tokyo, osaka] = [await operator('operator1'), await operator('operator2')];
    const requestId = await touch(signage);
    await tokyo.hears('callFromSignage');
    await assign(signage.id, 'operator2');
    expect((await osaka.hears('callFromSignage')).ring.requestId).toBe(requestId);
    expect(await tokyo.hears('acceptRequest')).toMatchObject({ requestId, because: 'notFree' });
    await assign(signage.id, 'operator2', false);
    expect((await tokyo.hears('callFromSignage')).ring.requestId).toBe(requestId);
    expect(await osaka.hears('acceptRequest')).toMatchObject({ because: 'notFree' });
    expect(await accept(tokyo, requestId)).toEqual({ result: 'OK' });
  });

  it('[R-06] waits as Crowded while nobody is free, and rings whoever comes on standby', async () => {
    const signage = await screen();
    const requestId = await touch(signage);
    expect((await signage.page.hears('submitSignageState')).state).toEqual({
      at: 'Crowded',
      requestId,
      turn: 1,
      minutes: null,
      isAttended: false,
    });
    expect(await signage.page.hears('submitReceptionUser')).toMatchObject({ ringing: 0, turn: 1 });
    await timePasses(timing.waitForNobody - 1);
    const late = await operator('operator2');
    const { ring } = await late.hears('callFromSignage');
    expect(ring).toMatchObject({ requestId, until: service().clock.now().getTime() + timing.ring });
    expect((await signage.page.hears('submitSignageState')).state).toMatchObject({ at: 'Calling', requestId });
    expect(await signage.page.hears('submitReceptionUser')).toMatchObject({ ringing: 1 });
  });

  it('[D-K01] is told to the consoles with the time of the touch, rung for or not, until it is over', async () => {
    const signage = await screen();
    const admin = await page('admin');
    const waitingSince = service().clock.now().toISOString();
    const requestId = await touch(signage);
    const told = (status: string) =>
      admin.hears(
        'reflectSignageState',
        ({ signage: { signageId, status: is } }) => signageId === signage.id && is === status,
      );
    expect((await told('Crowded')).signage).toMatchObject({ waitingSince });
    await timePasses(seconds(20));
    await operator('operator1');
    expect((await told('Calling')).signage).toMatchObject({ waitingSince });
    const { snapshot } = (await page('operator2')).greeting;
    expect(snapshot).toMatchObject({ signages: expect.arrayContaining([expect.objectContaining({ waitingSince })]) });
    await signage.page.say('Standby', { requestId });
    expect((await told('Standby')).signage).toMatchObject({ waitingSince: null });
  });

  it('[R-06] has its turn behind those who waited longer, and moves up', async () => {
    const [one, two] = [await screen('signage1'), await screen('signage2')];
    const first = await touch(one);
    service().clock.forward(10);
    const second = await touch(two);
    expect((await two.page.hears('submitSignageState')).state).toMatchObject({ at: 'Crowded', turn: 2 });
    expect(await two.page.hears('submitReceptionUser')).toMatchObject({ requestId: second, turn: 2 });
    await one.page.say('Standby', { requestId: first });
    expect(await two.page.hears('submitReceptionUser')).toEqual({
      type: 'submitReceptionUser',
      requestId: second,
      ringing: 0,
      turn: 1,
      minutes: null,
      isAttended: false,
    });
  });

  it('[D-K02] rings a free operator alone: the next one waits, and rings her when she has declined', async () => {
    const [one, two] = [await screen('signage1'), await screen('signage2')];
    const [free, store] = [await operator('operator1'), await operator('operator2')];
    const first = await touch(one);
    await free.hears('callFromSignage', ({ ring }) => ring.requestId === first);
    service().clock.forward(10);
    const second = await touch(two);
    expect((await two.page.hears('submitSignageState')).state).toMatchObject({ at: 'Calling' });
    await store.hears('callFromSignage', ({ ring }) => ring.requestId === second);
    service().clock.forward(10);
    await free.say('rejectRequest', { requestId: first });
    // The first goes to the next operator, and with it hers to the one who declined.
    await store.hears('callFromSignage', ({ ring }) => ring.requestId === first);
    expect(await store.hears('acceptRequest')).toMatchObject({ requestId: second, because: 'notFree' });
    await free.hears('callFromSignage', ({ ring }) => ring.requestId === second);
    expect((await free.hears('acceptRequest')).requestId).toBe(first);
  });

  it('[D-K03] is not declined by who was not rung', async () => {
    const signage = await screen();
    const [tokyo, osaka] = [await operator('operator1'), await operator('operator2')];
    const requestId = await touch(signage);
    await tokyo.hears('callFromSignage');
    signage.page.heard.splice(0);
    expect(await osaka.say('rejectRequest', { requestId })).toEqual({ result: 'OK' });
    expect(await signage.page.names()).toEqual([]);
    await tokyo.say('rejectRequest', { requestId });
    expect((await osaka.hears('callFromSignage')).ring.requestId).toBe(requestId);
  });

  it('[D-K08] says at most what fits on a button, counted as people count', async () => {
    const signage = await screen();
    const family = '👨‍👩‍👧';
    await expect(touch(signage, 'あ'.repeat(11))).rejects.toThrow('SVER-10');
    await touch(signage, family.repeat(10));
  });

  it('[R-06] is told in about how many minutes; the latest conversations tell it', async () => {
    const [one, two] = [await screen('signage1'), await screen('signage2')];
    const busy = await operator('operator1');
    const minutesWhileTalking = async (talked: number) => {
      await accept(busy, await touch(one));
      const { callId } = (await busy.hears('submitCall')).call;
      await busy.say('decodeFrames', { callId, is: 'firstSound' });
      const requestId = await touch(two);
      const told = await two.page.hears('submitReceptionUser', (message) => message.requestId === requestId);
      await two.page.say('Standby', { requestId });
      await timePasses(talked);
      await busy.say('serviceClosed', { callId });
      await busy.standsBy();
      return told.minutes ?? 0;
    };
    const before = await minutesWhileTalking(seconds(3600));
    expect(before).toBeGreaterThan(0);
    expect(await minutesWhileTalking(0)).toBeGreaterThan(before);
  });

  it('[R-06] [D-K06] rings an operator who is in a call when it is over and she has had her pause', async () => {
    const [one, two] = [await screen('signage1'), await screen('signage2')];
    const busy = await operator('operator1');
    await accept(busy, await touch(one));
    const waiting = await touch(two);
    expect((await two.page.hears('submitSignageState')).state).toMatchObject({ at: 'Crowded' });
    const { call } = await busy.hears('submitCall');
    await busy.say('serviceClosed', { callId: call.callId });
    const pausedUntil = service().clock.now().getTime() + seconds(usualPauseAfterCall);
    await busy.hears(
      'operatorStateTransition',
      (told) => told.status === 'Standby' && told.pausedUntil === pausedUntil,
    );
    expect((await page('operator1')).greeting.snapshot).toMatchObject({ status: 'Standby', pausedUntil, rings: [] });
    await timePasses(seconds(usualPauseAfterCall));
    await busy.hears('operatorStateTransition', (told) => told.status === 'Standby' && told.pausedUntil === null);
    expect((await busy.hears('callFromSignage', ({ ring }) => ring.requestId === waiting)).ring.signageId).toBe(two.id);
  });

  it('[R-12] [O-L47] is missed when nobody came to work, and leaves its record', async () => {
    const signage = await screen();
    const requestId = await touch(signage);
    expect((await signage.page.hears('submitSignageState')).state).toMatchObject({ at: 'Crowded' });
    await timePasses(timing.waitForNobody);
    expect((await signage.page.hears('submitSignageState')).state).toEqual({ at: 'Standby', wasMissed: true });
    const records = await service().db.select().from(callRecords).where(eq(callRecords.id, requestId));
    expect(records).toMatchObject([{ outcome: 'timedOut', rungAt: null, rungCount: 0 }]);
  });

  it('[R-07] [O-L47] is missed after 60 seconds without an answer', async () => {
    const signage = await screen();
    const rung = await operator('operator1');
    const requestId = await touch(signage);
    await rung.hears('callFromSignage');
    await timePasses(timing.ring - 1);
    expect(await rung.names()).not.toContain('acceptRequest');
    await timePasses(1);
    expect(await rung.hears('acceptRequest')).toMatchObject({ requestId, because: 'over' });
    expect((await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Standby')).state).toEqual({
      at: 'Standby',
      wasMissed: true,
    });
    expect(await accept(rung, requestId)).toMatchObject({ code: 'SVER-102' });
  });

  it('[R-07] [O-L22] is missed when everybody declined, and rings the others until then', async () => {
    const signage = await screen();
    await assign(signage.id, 'operator1');
    await assign(signage.id, 'operator2');
    const [one, two] = [await operator('operator1'), await operator('operator2')];
    const requestId = await touch(signage);
    await one.say('rejectRequest', { requestId });
    expect(await one.hears('acceptRequest')).toMatchObject({ requestId });
    expect(await two.names()).not.toContain('acceptRequest');
    // Who declined is not asked again, also not after a break.
    await one.say('operatorStateTransition', { state: 'Leaving' });
    await one.say('operatorStateTransition', { state: 'Standby' });
    expect((await one.names()).filter((name) => name === 'callFromSignage')).toHaveLength(1);
    await two.say('rejectRequest', { requestId });
    expect((await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Standby')).state).toEqual({
      at: 'Standby',
      wasMissed: true,
    });
    await assign(signage.id, 'operator1', false);
    await assign(signage.id, 'operator2', false);
  });

  it('[O-L24] [O-L21] stops on every page of everybody when one answers; who answered twice is told OK', async () => {
    const signage = await screen();
    await assign(signage.id, 'operator1');
    await assign(signage.id, 'operator2');
    const [one, tab, two] = [await operator('operator1'), await page('operator1'), await operator('operator2')];
    const watcher = await page('admin');
    const requestId = await touch(signage);
    for (const rung of [one, tab, two]) await rung.hears('callFromSignage');
    expect(await accept(one, requestId)).toEqual({ result: 'OK' });
    for (const rung of [one, tab, two]) {
      expect(await rung.hears('acceptRequest')).toMatchObject({ requestId, because: 'answered' });
    }
    expect((await tab.hears('submitCall')).call.peers.operator).toBe(one.peerId);
    expect(await accept(two, requestId)).toMatchObject({ code: 'SVER-100' });
    expect(await accept(one, requestId)).toEqual({ result: 'OK' });
    const { id: userId } = await demoUser(service(), 'operator1');
    expect(await watcher.hears('informAnswerUserInfo')).toMatchObject({ requestId, userId, name: '佐藤 美咲' });
    await assign(signage.id, 'operator1', false);
    await assign(signage.id, 'operator2', false);
  });

  it('[O-L44] is called off by the visitor, and stops to ring', async () => {
    const signage = await screen();
    const rung = await operator('operator1');
    const requestId = await touch(signage);
    expect(await signage.page.say('Standby', { requestId })).toEqual({ result: 'OK' });
    expect(await rung.hears('acceptRequest')).toMatchObject({ requestId, because: 'over' });
    expect((await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Standby')).state).toEqual({
      at: 'Standby',
      wasMissed: false,
    });
    expect(await signage.page.say('Standby', { requestId })).toMatchObject({ code: 'SVER-102' });
  });

  it('[R-01] said again is the same request; a second one meanwhile is refused', async () => {
    const signage = await screen();
    const rung = await operator('operator1');
    const requestId = await touch(signage);
    await touch(signage, '受付', requestId);
    await expect(touch(signage, '受付', randomUUID())).rejects.toThrow('SVER-');
    expect((await rung.names()).filter((name) => name === 'callFromSignage')).toHaveLength(1);
  });

  it('[R-08] rings at a page that comes while it rings, and at one whose connection dropped just now', async () => {
    const signage = await screen();
    const rung = await operator('operator1');
    await goes(rung);
    const requestId = await touch(signage);
    const again = await page('operator1');
    expect(again.greeting.snapshot).toMatchObject({ of: 'console', status: 'Standby', rings: [{ requestId }] });
    expect(await accept(again, requestId)).toEqual({ result: 'OK' });
  });
});
