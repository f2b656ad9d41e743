import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusalIn } from '../../testing/answers';
import { addPerson, addStranger, demoUser, selfOf } from '../../testing/people';
import { serviceForFile } from '../../testing/serviceForFile';
import { loggedIn, type TestClient } from '../../testing/testClient';
import { hours } from '../../testing/testClock';
import { makeSessions, SessionCache } from '../accounts';
import { sessions, users } from '../accounts/accounts.tables';
import { demoPassword } from '../demo';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const change = (client: TestClient, status: 'Standby' | 'Leaving', targetUserId?: number) =>
  client.post('/api/changeStatus', { status, ...(targetUserId !== undefined && { targetUserId }) });
const seatOf = async (client: TestClient) => (await selfOf(client)).avatarChId;
const channelList = z.array(z.looseObject({ id: z.number(), number: z.number(), operator: z.unknown() }));
/** The numbers of the channels that somebody holds. */
const taken = async () =>
  channelList
    .parse((await admin.post('/api/getChannel')).body)
    .flatMap(({ number, operator: holder }) => (holder === null ? [] : [number]));

let admin: TestClient;
let operator: TestClient;
let others: TestClient[];

beforeAll(async () => {
  for (const n of [1, 2, 3, 4]) await addPerson(service(), { loginId: `op${n}@demo.example`, role: 'operator' });
  others = await Promise.all([1, 2, 3, 4].map((n) => as(`op${n}@demo.example`)));
  admin = await as('admin@demo.example');
});

beforeEach(async () => {
  const { db } = service();
  const { id } = await demoUser(service(), 'operator1');
  await db.update(users).set({ channelId: null });
  await db.delete(sessions).where(eq(sessions.userId, id));
  operator = await as('operator1@demo.example');
});

describe('going on standby', () => {
  it('[D-B02] [O-U16] takes the lowest free channel, and shows at once', async () => {
    expect(await selfOf(operator)).toMatchObject({ status: 'Leaving', avatarChId: null });
    expect((await change(operator, 'Standby')).body).toEqual({ result: 'OK', code: '', msg: '' });
    const seat = await seatOf(operator);
    expect(await selfOf(operator)).toMatchObject({ status: 'Standby', avatarChId: expect.any(Number) });
    expect(await taken()).toEqual([1]);

    for (const other of others.slice(0, 2)) await change(other, 'Standby');
    await change(operator, 'Leaving');
    expect(await selfOf(operator)).toMatchObject({ status: 'Leaving', avatarChId: null });
    expect(await taken()).toEqual([2, 3]);
    await change(admin, 'Standby');
    expect(await seatOf(admin)).toBe(seat);
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
    expect(await selfOf(operator)).toMatchObject({ status: 'Leaving', avatarChId: null });
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
    expect((await change(await as('op@other.example'), 'Standby')).code).toBe('SVER-36');
    expect((await change(await as('system@demo.example'), 'Standby')).status).toBe(403);
  });
});

describe('the seat goes back', () => {
  beforeEach(async () => {
    await change(operator, 'Standby');
  });

  it('[D-B02] with the logout, but not while another browser is logged in', async () => {
    const elsewhere = await as('operator1@demo.example');
    await operator.get('/api/logout');
    expect(await selfOf(elsewhere)).toMatchObject({ status: 'Standby' });
    await elsewhere.get('/api/logout');
    expect(await taken()).toEqual([]);
  });

  it('[D-B02] when the last two browsers log out at the same time', async () => {
    await addPerson(service(), { loginId: 'two@demo.example', role: 'operator' });
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = await Promise.all([as('two@demo.example'), as('two@demo.example')]);
      await change(one, 'Standby');
      await Promise.all([one.get('/api/logout'), two.get('/api/logout')]);
      expect(await taken()).toEqual([1]);
    }
  });

  it('[D-B02] with a new password', async () => {
    await addPerson(service(), { loginId: 'changing@demo.example', role: 'operator' });
    const client = await as('changing@demo.example');
    await change(client, 'Standby');
    expect(await taken()).toEqual([1, 2]);
    const password = { password: 'Changed2026!', currentPassword: demoPassword };
    expect((await client.form('/api/updateUser', password)).result).toBe('OK');
    expect(await taken()).toEqual([1]);
  });

  it('[D-B02] with the person herself', async () => {
    const id = await addPerson(service(), { loginId: 'short@demo.example', role: 'operator' });
    await change(await as('short@demo.example'), 'Standby');
    expect(await taken()).toEqual([1, 2]);
    await admin.post('/api/deleteUser', { targetUserId: id });
    expect(await taken()).toEqual([1]);
  });
});

describe('others', () => {
  it('[O-U16] [D-B02] are sent away by an administrator, but not put on standby', async () => {
    const { id } = await demoUser(service(), 'operator1');
    expect(refusalIn(await change(admin, 'Standby', id))).toEqual([403, 'SVER-12']);
    await change(operator, 'Standby');
    expect((await change(admin, 'Leaving', id)).result).toBe('OK');
    expect(await selfOf(operator)).toMatchObject({ status: 'Leaving', avatarChId: null });
    expect((await change(admin, 'Leaving', id)).result).toBe('OK');
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

describe('the seat of somebody who never logged out', () => {
  it('[D-B02] goes back when the last session has run out', async () => {
    const { db, clock } = service();
    await change(operator, 'Standby');
    const { sweep } = makeSessions(db, clock, new SessionCache());
    await sweep();
    expect(await taken()).toEqual([1]);
    clock.forward(hours(13));
    await sweep();
    admin = await as('admin@demo.example');
    expect(await taken()).toEqual([]);
  });

  it('[D-B02] goes back should she have taken it while she logged out', async () => {
    const { db, clock } = service();
    admin = await as('admin@demo.example');
    const [seat] = channelList.parse((await admin.post('/api/getChannel')).body);
    await addPerson(service(), { loginId: 'ghost@demo.example', role: 'operator', channelId: seat?.id ?? 0 });
    expect(await taken()).toEqual([1]);
    await makeSessions(db, clock, new SessionCache()).sweep();
    expect(await taken()).toEqual([]);
  });
});
