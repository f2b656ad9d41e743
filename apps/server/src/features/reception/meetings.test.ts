import { stepDesk } from '@mukae/contract/domain/reception/stepDesk';
import { timing } from '@mukae/contract/domain/reception/timing';
import { closeCodes } from '@mukae/contract/realtime/socket';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Wire } from '#platform/ws/wire';
import { connected } from '#testing/connected';
import { demoUser } from '#testing/people';
import { receptionForFile, touch } from '#testing/receptionForFile';
import { reserve, type TestMeeting } from '#testing/reservations';
import { TestClient } from '#testing/testClient';
import { hours, minutes, seconds } from '#testing/testClock';
import type { TestPage } from '#testing/testPage';
import { callRecords } from '../calls/calls.tables';
import { reservations } from '../reservations/reservations.tables';
import { usageLines } from '../usage/usage.tables';
import { deskOf } from './deskEntries';
import { readDesk } from './desks.repo';

const { service, browser, page, timePasses } = receptionForFile();

beforeEach(() => service().db.delete(reservations));
afterEach(() => void vi.restoreAllMocks());

/** Somebody who came by the link of a reservation, to the signage of the web-reservation user. */
async function visitor({ token, signageId: id }: Pick<TestMeeting, 'token' | 'signageId'>) {
  const client = new TestClient(service().url);
  await client.post('/token/login', { token });
  return { id, client, page: await page(client) };
}

const enter = (host: TestPage, signageId: number) => host.say('callFromUser', { signageId, peerId: host.peerId });

async function talking(startsIn: number, endsIn: number) {
  const meeting = await reserve(service(), startsIn, endsIn);
  const [link, host] = [await visitor(meeting), await page('guest')];
  expect(await enter(host, link.id)).toEqual({ result: 'OK' });
  const { call } = await host.hears('submitCall');
  return { meeting, link, host, call };
}

describe('a meeting', () => {
  it('[D-K12] [D-RM05] asks nothing of whoever came by its link but to be there', async () => {
    const link = await visitor(await reserve(service(), 0, hours(1)));
    await expect(touch(link, '')).rejects.toThrow('SVER-12');
    for (const [path, body] of [
      ['/api/leaveMessage', { text: 'また来ます', contact: '' }],
      ['/api/getStore', {}],
      ['/api/getCompany', {}],
      ['/api/getOutbox', {}],
      ['/token/create', {}],
    ] as const) {
      expect((await link.client.post(path, body)).status).toBe(403);
    }
    expect(await link.page.names()).not.toContain('submitSignageState');
  });

  it('[D-K11] [D-RM01] tells both sides that a web-reservation user talks, what was reserved and as whom she comes', async () => {
    const { meeting, link, call } = await talking(0, hours(1));
    const reserved = { reservationId: meeting.id, until: meeting.endsAt.getTime() };
    expect(call).toMatchObject({ sender: 'WRU', meeting: reserved });
    expect((await link.page.hears('callFromUser')).call).toMatchObject({ sender: 'WRU', meeting: reserved });
  });

  it('[O-RM01] [D-RM01] is entered inside of its window only', async () => {
    const meeting = await reserve(service(), minutes(10), minutes(20));
    const host = await page('guest');
    expect(await enter(host, meeting.signageId)).toMatchObject({ code: 'SVER-117' });
    service().clock.forward(minutes(10));
    expect(await enter(host, meeting.signageId)).toMatchObject({ code: 'SVER-106' });
    await visitor(meeting);
    expect(await enter(host, meeting.signageId)).toEqual({ result: 'OK' });
    service().clock.forward(minutes(10));
    await service().mukae.reception.timePassed();
    expect(await enter(host, meeting.signageId)).toMatchObject({ code: 'SVER-117' });
  });

  it('[D-RM02] ends with its window to the second: the call, the socket and the link', async () => {
    const { meeting, link, host, call } = await talking(0, minutes(30));
    await timePasses(minutes(30) - seconds(1));
    expect(await link.page.names()).not.toContain('serviceClosed');
    await timePasses(seconds(1));
    expect(await host.hears('serviceClosed')).toMatchObject({ callId: call.callId, because: 'windowOver' });
    expect(await link.page.hears('serviceCloseForWRU')).toMatchObject({ callId: call.callId });
    expect(await link.page.hears('Logouted')).toEqual({ type: 'Logouted' });
    expect(await link.page.closed()).toBe(closeCodes.loggedOut);
    expect((await link.client.get('/api/check-auth')).body).toMatchObject({ auth: false });
    const [record] = await service().db.select().from(callRecords).orderBy(desc(callRecords.seq)).limit(1);
    expect(record).toMatchObject({ reservationId: meeting.id, outcome: 'windowOver', endedAt: meeting.endsAt });
  });

  it('[D-RM02] whose guest is alone ends with its window as well', async () => {
    const link = await visitor(await reserve(service(), 0, minutes(30)));
    await timePasses(minutes(30));
    expect(await link.page.closed()).toBe(closeCodes.loggedOut);
  });

  it('[D-RM07] lasts as long as was reserved though the clock is set back, and is billed no longer than that where it jumps ahead', async () => {
    const { meeting, link, host, call } = await talking(0, minutes(30));
    await host.say('decodeFrames', { callId: call.callId, is: 'firstSound' });
    service().clock.setBack(hours(1));
    await timePasses(minutes(30) - seconds(1));
    expect(await link.page.names()).not.toContain('serviceClosed');
    await timePasses(hours(3));
    expect(await host.hears('serviceClosed')).toMatchObject({ callId: call.callId, because: 'windowOver' });
    await service().mukae.usage.derive();
    const lines = await service().db.select().from(usageLines).where(eq(usageLines.reservationId, meeting.id));
    expect(lines).toMatchObject([{ talkedFrom: meeting.startsAt, talkedUntil: meeting.endsAt, minutes: 30 }]);
  });

  it('[D-RU17] is recorded as over when one of the two was lost, whoever ends it when', async () => {
    const endedAfter = async (end: (meeting: Awaited<ReturnType<typeof talking>>) => Promise<unknown>) => {
      await service().db.delete(reservations);
      const meeting = await talking(0, hours(1));
      const begun = service().clock.now().getTime();
      await meeting.host.say('decodeFrames', { callId: meeting.call.callId, is: 'firstSound' });
      service().clock.forward(minutes(9) + seconds(50));
      meeting.link.page.cut();
      await expect.poll(() => connected(service())).toBe(1);
      await end(meeting);
      const [record] = await service().db.select().from(callRecords).orderBy(desc(callRecords.seq)).limit(1);
      meeting.host.cut();
      await expect.poll(() => connected(service())).toBe(0);
      return [record?.outcome, (record?.endedAt.getTime() ?? 0) - begun];
    };
    const gone = minutes(9) + seconds(50);
    expect(await endedAfter(() => timePasses(timing.lostLink))).toEqual(['signageLost', gone]);
    expect(
      await endedAfter(({ host, call: { callId } }) => {
        service().clock.forward(seconds(12));
        return host.say('serviceClosed', { callId });
      }),
    ).toEqual(['operatorEnded', gone]);
  });

  it('[D-RM02] that goes on over a restart ends when it would have ended', async () => {
    const { meeting, call } = await talking(0, minutes(30));
    const { companyId } = await demoUser(service(), 'guest');
    const { entries } = await readDesk(service().db, companyId ?? 0);
    const found = deskOf(entries, service().clock.now().getTime());
    const stepAt = (now: number) => stepDesk(found, { type: 'timePassed' }, { signages: new Map(), pauseMs: 0 }, now);
    expect(stepAt(meeting.endsAt.getTime())).toMatchObject({
      changes: {
        calls: new Map([[call.callId, expect.objectContaining({ state: { at: 'Ended', because: 'windowOver' } })]]),
      },
    });
  });

  it('[O-RM02] is ended for good by its host alone', async () => {
    const { link, host, call } = await talking(0, hours(1));
    const { callId } = call;
    expect(await link.page.ask('serviceCloseForWRU', { callId })).toMatchObject({ code: 'SVER-12' });
    const admin = await page('admin');
    expect(await admin.ask('serviceCloseForWRU', { callId })).toMatchObject({ code: 'SVER-12' });
    expect(await host.ask('serviceCloseForWRU', { callId })).toEqual({ result: 'OK' });
    expect(await link.page.hears('serviceCloseForWRU')).toMatchObject({ callId });
  });

  it('[D-RM03] that is prolonged goes on for everybody in it', async () => {
    const { meeting, link, host } = await talking(0, minutes(30));
    const guest = await browser('guest');
    expect(
      (await guest.post('/reservation/extend', { id: meeting.id, end: meeting.endsAt.toISOString() })).result,
    ).toBe('OK');
    const later = { reservationId: meeting.id, until: meeting.endsAt.getTime() + minutes(10) };
    expect((await host.hears('submitCall', ({ call }) => call.meeting?.until === later.until)).call.meeting).toEqual(
      later,
    );
    await timePasses(minutes(35));
    expect((await link.client.get('/api/check-auth')).body).toMatchObject({ auth: true });
    expect(await link.page.names()).not.toContain('serviceClosed');
    await timePasses(minutes(5));
    expect(await link.page.closed()).toBe(closeCodes.loggedOut);
  });

  it('[D-RM04] that is cancelled ends at once for everybody in it', async () => {
    const { meeting, link, host, call } = await talking(0, hours(1));
    await (await browser('guest')).post('/reservation/delete', { id: meeting.id });
    expect(await host.hears('serviceClosed')).toMatchObject({ callId: call.callId });
    expect(await link.page.closed()).toBe(closeCodes.loggedOut);
  });

  it('[O-RU01] [O-RU03] that is cancelled after people talked in it has a line of what they talked', async () => {
    const { meeting, host, call } = await talking(0, hours(1));
    await host.say('decodeFrames', { callId: call.callId, is: 'firstSound' });
    service().clock.forward(minutes(11));
    await host.say('serviceClosed', { callId: call.callId });
    service().clock.forward(minutes(1));
    expect((await (await browser('guest')).post('/reservation/delete', { id: meeting.id })).result).toBe('OK');
    await service().mukae.usage.derive();
    const lines = await service().db.select().from(usageLines).where(eq(usageLines.reservationId, meeting.id));
    expect(lines).toHaveLength(1);
    expect(lines).toMatchObject([
      { talkedFrom: meeting.startsAt, minutes: 11, rate: 300, fee: 330, isFree: false, amount: 330 },
    ]);
  });

  it('[D-RM02] [D-RM01] lets the guest of the next one in at its start, whoever is still there', async () => {
    const { link, host, call } = await talking(0, minutes(30));
    const next = await reserve(service(), minutes(30), minutes(60));
    service().clock.forward(minutes(30));
    const late = await visitor(next);
    expect(await host.hears('serviceClosed')).toMatchObject({ callId: call.callId, because: 'windowOver' });
    expect(await link.page.closed()).toBe(closeCodes.loggedOut);
    expect(await enter(host, next.signageId)).toEqual({ result: 'OK' });
    expect((await late.page.hears('callFromUser')).call.meeting).toMatchObject({ reservationId: next.id });
    expect(await late.page.names()).not.toContain('serviceCloseForWRU');
  });

  it('[D-RM02] is not ended by a guest of the one before who was still on her way in at its start', async () => {
    const meeting = await reserve(service(), 0, minutes(30));
    const next = await reserve(service(), minutes(30), minutes(60));
    await visitor(meeting);
    const late = new TestClient(service().url);
    await late.post('/token/login', { token: meeting.token });
    const guests: Awaited<ReturnType<typeof visitor>>[] = [];
    const { answersWithin } = Wire.prototype;
    vi.spyOn(Wire.prototype, 'answersWithin').mockImplementation(async function (this: Wire) {
      service().clock.forward(minutes(30));
      guests.push(await visitor(next));
      return answersWithin.call(this, 0);
    });
    await expect(page(late)).rejects.toThrow('Logouted');
    const host = await page('guest');
    expect(await enter(host, next.signageId)).toEqual({ result: 'OK' });
    expect((await guests[0]?.page.hears('callFromUser'))?.call.meeting).toMatchObject({ reservationId: next.id });
    expect(await guests[0]?.page.names()).not.toContain('Logouted');
  });

  it('[D-RM02] lets a guest go who takes back her goodbye after its end', async () => {
    const link = await visitor(await reserve(service(), 0, minutes(30)));
    await link.page.say('logout', {});
    service().clock.forward(minutes(30));
    link.page.send('ping', {});
    expect(await link.page.closed()).toBe(closeCodes.loggedOut);
  });

  it('[D-RM05] keeps its guest when somebody opens the link of another meeting', async () => {
    const other = await reserve(service(), 0, minutes(30));
    const stranger = new TestClient(service().url);
    await stranger.post('/token/login', { token: other.token });
    const { page: guest } = await visitor(await reserve(service(), 0, hours(1)));
    await expect(page(stranger)).rejects.toThrow('alreadyExist');
    expect(await guest.names()).not.toContain('Logouted');
  });

  it('[D-RM04] that is cancelled while its guest comes in does not keep her', async () => {
    const meeting = await reserve(service(), 0, hours(1));
    const first = await visitor(meeting);
    const { answersWithin } = Wire.prototype;
    vi.spyOn(Wire.prototype, 'answersWithin').mockImplementation(async function (this: Wire) {
      await (await browser('guest')).post('/reservation/delete', { id: meeting.id });
      await first.page.closed();
      return answersWithin.call(this, 0);
    });
    const second = new TestClient(service().url);
    await second.post('/token/login', { token: meeting.token });
    expect(await (await page(second)).closed()).toBe(closeCodes.loggedOut);
    const { companyId } = await demoUser(service(), 'guest');
    const desk = await service().mukae.reception.desks.of(companyId ?? 0);
    await expect.poll(() => desk.now.signages.get(meeting.signageId)?.meeting).toBeNull();
  });

  it('[D-RM05] [O-L05] is entered by its link once: who opens it elsewhere at the same time is told so, and the first stays', async () => {
    const meeting = await reserve(service(), 0, minutes(30));
    const first = await visitor(meeting);
    const second = new TestClient(service().url);
    expect((await second.post('/token/login', { token: meeting.token })).result).toBe('OK');
    await expect(page(second)).rejects.toThrow('alreadyExist');
    expect(await first.page.names()).not.toContain('Logouted');
  });

  it('[D-RM05] is left by a browser that opens the link of another one: what it sees belongs to one of them', async () => {
    const { link } = await talking(0, minutes(30));
    const next = await reserve(service(), minutes(30), minutes(60));
    expect((await link.client.post('/token/login', { token: next.token })).body).toMatchObject({ result: 'OK' });
    expect(await link.page.closed()).toBe(closeCodes.loggedOut);
  });

  it('[D-RM06] has a guest who came, or did not', async () => {
    const meeting = await reserve(service(), 0, minutes(30));
    const guest = await browser('guest');
    const isNoShow = async () => {
      const { body } = await guest.post('/token/get/reservation', { targetID: meeting.id });
      return JSON.parse(JSON.stringify(body)).reservation.is_no_show;
    };
    expect(await isNoShow()).toBe(false);
    service().clock.forward(minutes(30));
    expect(await isNoShow()).toBe(true);
    const next = await reserve(service(), 0, minutes(30));
    await visitor(next);
    await timePasses(minutes(30));
    const { body } = await guest.post('/token/get/reservation', { targetID: next.id });
    expect(body).toMatchObject({ reservation: { is_no_show: false } });
  });
});
