import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeSessions, SessionCache } from '#features/accounts';
import { demoPassword } from '#features/demo';
import { refusalIn } from '#testing/answers';
import { connected } from '#testing/connected';
import { addPerson, addStranger, demoUser, selfOf } from '#testing/people';
import { whileRefused } from '#testing/refusedRows';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { hours, seconds } from '#testing/testClock';
import { TestPage } from '#testing/testPage';
import { leaveSeat } from '../accounts/seats.repo';
import { auditEntries } from '../audit/audit.tables';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const change = (client: TestClient, status: 'Standby' | 'Leaving', targetUserId?: number) =>
  client.post('/api/changeStatus', { status, ...(targetUserId !== undefined && { targetUserId }) });
const seatOf = async (client: TestClient) => (await selfOf(client)).channelId;
const channelList = z.array(z.looseObject({ id: z.number(), number: z.number(), operator: z.unknown() }));
/** The numbers of the channels that somebody holds. */
const taken = async () =>
  channelList
    .parse((await admin.post('/api/getChannel')).body)
    .flatMap(({ number, operator: holder }) => (holder === null ? [] : [number]));

let admin: TestClient;
let operator: TestClient;
let others: TestClient[];
const pages: TestPage[] = [];

/** A page from which the person can go on standby. */
async function sitsDown(client: TestClient): Promise<TestPage> {
  const page = await TestPage.open(service().url, client);
  pages.push(page);
  await page.say('operatorStateTransition', { state: 'PossibleStandby' });
  return page;
}

async function timePasses(ms: number): Promise<void> {
  service().clock.forward(ms);
  await service().mukae.reception.timePassed();
}

beforeAll(async () => {
  for (const n of [1, 2, 3, 4]) await addPerson(service(), { loginId: `op${n}@demo.example`, role: 'operator' });
  admin = await as('admin@demo.example');
  others = await Promise.all([1, 2, 3, 4].map((n) => as(`op${n}@demo.example`)));
});

beforeEach(async () => {
  operator = await as('operator1@demo.example');
  for (const client of [admin, operator, ...others]) await sitsDown(client);
});

afterEach(async () => {
  await Promise.all(pages.map((page) => page.close()));
  pages.length = 0;
  await expect.poll(() => connected(service())).toBe(0);
  await timePasses(seconds(60));
});

describe('going on standby', () => {
  it('[D-B02] [O-U16] takes the lowest free channel, and shows at once', async () => {
    expect(await selfOf(operator)).toMatchObject({ status: 'Leaving', channelId: null });
    expect((await change(operator, 'Standby')).body).toEqual({ result: 'OK', code: '', msg: '' });
    const seat = await seatOf(operator);
    expect(await selfOf(operator)).toMatchObject({ status: 'Standby', channelId: expect.any(Number) });
    expect(await taken()).toEqual([1]);

    for (const other of others.slice(0, 2)) await change(other, 'Standby');
    await change(operator, 'Leaving');
    expect(await selfOf(operator)).toMatchObject({ status: 'Leaving', channelId: null });
    expect(await taken()).toEqual([2, 3]);
    await change(admin, 'Standby');
    expect(await seatOf(admin)).toBe(seat);
  });

  it('[D-B02] [O-L11] is for somebody whose page is connected, and has said that it is ready', async () => {
    await addPerson(service(), { loginId: 'early@demo.example', role: 'operator' });
    const early = await as('early@demo.example');
    expect(refusalIn(await change(early, 'Standby'))).toEqual([409, 'SVER-107']);
    const page = await TestPage.open(service().url, early);
    pages.push(page);
    expect(refusalIn(await change(early, 'Standby'))).toEqual([409, 'SVER-107']);
    await page.say('operatorStateTransition', { state: 'PossibleStandby' });
    expect((await change(early, 'Standby')).result).toBe('OK');
  });

  it('[D-B02] twice keeps the same seat', async () => {
    await change(operator, 'Standby');
    const seat = await seatOf(operator);
    expect((await change(operator, 'Standby')).result).toBe('OK');
    expect([await seatOf(operator), await taken()]).toEqual([seat, [1]]);
  });

  it('[D-B02] [O-U16] is refused while none is free, and says why', async () => {
    for (const other of others.slice(0, 3)) await change(other, 'Standby');
    const refused = await change(operator, 'Standby');
    expect(refusalIn(refused)).toEqual([409, 'SVER-36']);
    expect(refused.msg).toContain('空いているアバターチャンネルがありません');
    expect(await selfOf(operator)).toMatchObject({ status: 'Leaving', channelId: null });
  });

  it('[D-B02] lets one have the last seat, however many want it', async () => {
    for (const other of others.slice(0, 2)) await change(other, 'Standby');
    const rivals = [operator, admin, ...others.slice(2)];
    const answers = await Promise.all(rivals.map((rival) => change(rival, 'Standby')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await taken()).toEqual([1, 2, 3]);
  });

  it('[D-B02] takes no seat of another company, and none where there is none', async () => {
    await addStranger(service(), { loginId: 'op@other.example', role: 'operator' });
    const stranger = await as('op@other.example');
    await sitsDown(stranger);
    expect((await change(stranger, 'Standby')).code).toBe('SVER-36');
    expect((await change(await as('system@demo.example'), 'Standby')).status).toBe(400);
  });
});

describe('the seat goes back', () => {
  beforeEach(async () => {
    await change(operator, 'Standby');
  });

  it('[D-B02] with the logout, also while another browser is logged in', async () => {
    const elsewhere = await as('operator1@demo.example');
    await operator.get('/api/logout');
    await expect.poll(taken).toEqual([]);
    expect(await seatOf(elsewhere)).toBeNull();
  });

  it('[D-B02] [R-08] after a minute without a connection, not before', async () => {
    const [, page] = pages;
    await page?.close();
    await expect.poll(() => connected(service())).toBe(5);
    await timePasses(seconds(59));
    expect(await taken()).toEqual([1]);
    await timePasses(seconds(1));
    expect(await taken()).toEqual([]);
  });

  it('[D-B02] with a new password', async () => {
    await addPerson(service(), { loginId: 'changing@demo.example', role: 'operator' });
    const client = await as('changing@demo.example');
    await sitsDown(client);
    await change(client, 'Standby');
    expect(await taken()).toEqual([1, 2]);
    const password = { password: 'Changed2026!', currentPassword: demoPassword };
    expect((await client.form('/api/updateUser', password)).result).toBe('OK');
    await expect.poll(taken).toEqual([1]);
  });

  it('[D-B02] with the person herself', async () => {
    const id = await addPerson(service(), { loginId: 'short@demo.example', role: 'operator' });
    const client = await as('short@demo.example');
    await sitsDown(client);
    await change(client, 'Standby');
    expect(await taken()).toEqual([1, 2]);
    await admin.post('/api/deleteUser', { targetUserId: id });
    await expect.poll(taken).toEqual([1]);
  });
});

describe('colleagues on standby', () => {
  it('[O-U16] [D-B02] are sent away by an administrator, but not put on standby', async () => {
    const { id } = await demoUser(service(), 'operator1');
    expect(refusalIn(await change(admin, 'Standby', id))).toEqual([403, 'SVER-12']);
    await change(operator, 'Standby');
    expect((await change(admin, 'Leaving', id)).result).toBe('OK');
    expect(await selfOf(operator)).toMatchObject({ status: 'Leaving', channelId: null });
    expect((await change(admin, 'Leaving', id)).result).toBe('OK');
  });

  it('[O-U16] [O-A01] are not sent away while it cannot be recorded: they keep seat and standby', async () => {
    const { id } = await demoUser(service(), 'operator1');
    await change(operator, 'Standby');
    const seat = await seatOf(operator);
    await whileRefused(service().db, 'insert', auditEntries, async () => {
      expect((await change(admin, 'Leaving', id)).status).toBe(500);
      expect((await admin.post('/api/releaseChannel', { targetId: seat })).status).toBe(500);
    });
    expect(await selfOf(operator)).toMatchObject({ status: 'Standby', channelId: seat });
    expect((await admin.post('/api/releaseChannel', { targetId: seat })).result).toBe('OK');
    expect(await selfOf(operator)).toMatchObject({ status: 'Leaving', channelId: null });
  });

  it('[O-U16] [O-A01] are sent away once, however many administrators do it', async () => {
    await change(operator, 'Standby');
    const targetId = await seatOf(operator);
    const lines = async () => (await service().db.select().from(auditEntries)).length;
    const before = await lines();
    await Promise.all([1, 2, 3].map(() => admin.post('/api/releaseChannel', { targetId })));
    expect(await lines()).toBe(before + 1);
  });

  it('[O-U16] [O-R01] are none of the business of an operator', async () => {
    const { id } = await demoUser(service(), 'admin');
    expect(refusalIn(await change(operator, 'Leaving', id))).toEqual([403, 'SVER-12']);
  });

  it('[D-B04] of another company do not exist', async () => {
    const { id } = await addStranger(service(), { loginId: 'away@other.example', role: 'operator' });
    const screen = await demoUser(service(), 'signage1');
    for (const target of [id, screen.id, 999_999]) expect((await change(admin, 'Leaving', target)).status).toBe(404);
  });

  it('[W-09] a status that follows from what happens is not for anybody to choose', async () => {
    for (const status of ['Active', 'Logout', 'standby', '']) {
      expect((await operator.post('/api/changeStatus', { status })).status).toBe(400);
    }
  });
});

describe('a seat that a crash left taken', () => {
  it('[D-B02] is free again, and those on standby keep theirs', async () => {
    await change(operator, 'Standby');
    const [, second] = channelList.parse((await admin.post('/api/getChannel')).body);
    await addPerson(service(), { loginId: 'ghost@demo.example', role: 'operator', channelId: second?.id ?? 0 });
    expect(await taken()).toEqual([1, 2]);
    await service().mukae.reception.desks.keepSeats();
    expect(await taken()).toEqual([1]);
  });

  it('[D-B02] is taken again by who is on standby without one, or else she is away', async () => {
    const { db } = service();
    await change(operator, 'Standby');
    const { id: userId } = await demoUser(service(), 'operator1');
    await leaveSeat(db, userId);
    await service().mukae.reception.desks.keepSeats();
    expect(await selfOf(operator)).toMatchObject({ status: 'Standby', channelId: expect.any(Number) });

    await leaveSeat(db, userId);
    for (const other of others.slice(0, 3)) await change(other, 'Standby');
    await service().mukae.reception.desks.keepSeats();
    expect(await selfOf(operator)).toMatchObject({ status: 'Leaving', channelId: null });
    expect(await taken()).toEqual([1, 2, 3]);
  });
});

describe('the seat of somebody who never logged out', () => {
  it('[D-B02] goes back when her session has run out', async () => {
    await change(operator, 'Standby');
    const { db, clock } = service();
    const { sweep } = makeSessions(db, clock, new SessionCache());
    await sweep();
    expect(await taken()).toEqual([1]);
    clock.forward(hours(13));
    await sweep();
    admin = await as('admin@demo.example');
    await expect.poll(taken).toEqual([]);
  });
});
