import { randomUUID } from 'node:crypto';
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
    });
    expect(await signage.page.hears('submitReceptionUser')).toMatchObject({ ringing: 0, turn: 1 });
    await timePasses(seconds(300));
    const late = await operator('operator2');
    const { ring } = await late.hears('callFromSignage');
    expect(ring).toMatchObject({ requestId, until: service().clock.now().getTime() + timing.ring });
    expect((await signage.page.hears('submitSignageState')).state).toMatchObject({ at: 'Calling', requestId });
    expect(await signage.page.hears('submitReceptionUser')).toMatchObject({ ringing: 1 });
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
    });
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
      return told.minutes ?? 0;
    };
    const before = await minutesWhileTalking(seconds(3600));
    expect(before).toBeGreaterThan(0);
    expect(await minutesWhileTalking(0)).toBeGreaterThan(before);
  });

  it('[R-06] rings an operator who is in a call as soon as the call is over', async () => {
    const [one, two] = [await screen('signage1'), await screen('signage2')];
    const busy = await operator('operator1');
    await accept(busy, await touch(one));
    const waiting = await touch(two);
    expect((await two.page.hears('submitSignageState')).state).toMatchObject({ at: 'Crowded' });
    const { call } = await busy.hears('submitCall');
    await busy.say('serviceClosed', { callId: call.callId });
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
