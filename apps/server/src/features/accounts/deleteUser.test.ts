import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownSignageAccount } from '#features/signages';
import { refusalIn } from '#testing/answers';
import { addPerson, addStranger, demoUser, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { signages } from '../signages/signages.tables';
import { sessions, users } from './accounts.tables';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const remove = (client: TestClient, targetUserId: number) => client.post('/api/deleteUser', { targetUserId });
const rowsOf = (id: number) => service().db.select().from(users).where(eq(users.id, id));

let admin: TestClient;

beforeAll(async () => {
  admin = await as('admin@demo.example');
});

describe('deleting somebody', () => {
  it('[O-K04] ends her sessions and takes her picture along', async () => {
    const id = await addPerson(service(), { loginId: 'leaving@demo.example', role: 'operator' });
    const [phone, desk] = [await as('leaving@demo.example'), await as('leaving@demo.example')];
    const square = sharp({ create: { width: 60, height: 60, channels: 3, background: '#125a4e' } });
    await desk.form('/api/updateUser', { image: new File([await square.png().toBuffer()], 'a.png') });
    const { image } = await selfOf(phone);

    expect((await remove(admin, id)).body).toEqual({ result: 'OK', code: '', msg: '' });
    for (const client of [phone, desk]) expect((await client.post('/api/getUser')).status).toBe(401);
    expect(await rowsOf(id)).toEqual([]);
    expect(await service().db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect((await admin.send('GET', image)).status).toBe(404);
    expect(await readdir(join(service().dataDir, 'files', 'users', String(id)))).toEqual([]);
    expect((await remove(admin, id)).status).toBe(404);
  });

  it('[O-K04] [O-A01] happens once, also when several ask at once', async () => {
    const id = await addPerson(service(), { loginId: 'once@demo.example', role: 'operator', name: '一度だけ' });
    const answers = await Promise.all([remove(admin, id), remove(admin, id), remove(admin, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const { body } = await admin.post('/api/getAudit', { action: 'user.deleted', search: '一度だけ' });
    expect(body).toMatchObject({ total: 1 });
  });

  it('[O-K04] frees her address', async () => {
    const id = await addPerson(service(), { loginId: 'again@demo.example', role: 'operator' });
    await remove(admin, id);
    const person = { login_id: 'again@demo.example', name: '再び 来た', kana: 'ふたたび', password: 'Welcome2026!' };
    expect((await admin.form('/api/addUser', person)).result).toBe('OK');
  });

  it('[D-B05] [O-K04] who reserves goes with her own signage, and the account of it', async () => {
    const person = { login_id: 'wru@demo.example', name: '予約 花子', kana: 'よやく', role: 'webReservationUser' };
    await admin.form('/api/addUser', { ...person, password: 'Welcome2026!' });
    const [{ id } = { id: 0 }] = await service().db.select().from(users).where(eq(users.loginId, person.login_id));
    const account = Number(await ownSignageAccount(service().db, id));
    expect(await rowsOf(account)).toHaveLength(1);
    expect((await remove(admin, id)).result).toBe('OK');
    expect(await rowsOf(account)).toEqual([]);
    expect(await service().db.select().from(signages).where(eq(signages.ownerId, id))).toEqual([]);
  });

  it('[D-B01] [O-K04] is refused for oneself', async () => {
    const { userId } = await selfOf(admin);
    const refused = await remove(admin, userId);
    expect(refusalIn(refused)).toEqual([409, 'SVER-30']);
    expect(refused.msg).toBe('ご自分のアカウントは削除できません。');
    expect(await rowsOf(userId)).toHaveLength(1);
  });

  it('[D-B04] [O-K04] of another company, a systemAdmin or a screen is as if there were nobody', async () => {
    const stranger = await addStranger(service(), { loginId: 'op@other.example', role: 'operator' });
    const system = await demoUser(service(), 'system');
    const screen = await demoUser(service(), 'signage1');
    for (const id of [stranger.id, system.id, screen.id]) {
      expect(refusalIn(await remove(admin, id))).toEqual([404, 'SVER-14']);
      expect(await rowsOf(id)).toHaveLength(1);
    }
  });
});

describe('the last administrator', () => {
  it('[D-B01] [O-K04] is not deleted, not even by a systemAdmin', async () => {
    const only = await addStranger(service(), { loginId: 'only@other.example', role: 'companyAdmin' });
    expect(refusalIn(await remove(await as('system@demo.example'), only.id))).toEqual([409, 'SVER-27']);
    expect(await rowsOf(only.id)).toHaveLength(1);
  });

  it('[D-B01] of the service remains as well when two delete each other at once', async () => {
    const system = await as('system@demo.example');
    const { userId } = await selfOf(system);
    const otherId = await addPerson(service(), { loginId: 'sys2@demo.example', role: 'systemAdmin', companyId: null });
    const other = await as('sys2@demo.example');
    const answers = await Promise.all([remove(system, otherId), remove(other, userId)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await service().db.select().from(users).where(eq(users.role, 'systemAdmin'));
    expect(left).toHaveLength(1);
  });

  it('[D-B01] remains when two delete each other at once', async () => {
    for (const n of [1, 2, 3]) {
      const first = await addStranger(service(), { loginId: `one${n}@pair.example`, role: 'companyAdmin' });
      const { companyId } = first;
      const second = await addPerson(service(), { loginId: `two${n}@pair.example`, role: 'companyAdmin', companyId });
      const [one, two] = [await as(`one${n}@pair.example`), await as(`two${n}@pair.example`)];
      const answers = await Promise.all([remove(one, second), remove(two, first.id)]);
      expect(answers.filter(({ result }) => result === 'OK')).toHaveLength(1);
      expect(await service().db.select().from(users).where(eq(users.companyId, companyId))).toHaveLength(1);
    }
  });
});
