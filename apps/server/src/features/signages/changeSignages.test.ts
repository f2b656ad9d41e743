import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoPassword } from '#features/demo';
import { idIn, refusalIn } from '#testing/answers';
import { addStranger, countAttempts, demoUser, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { drawnPicture } from '#testing/uploads';
import { sessions, users } from '../accounts/accounts.tables';
import { signages } from './signages.tables';
import { templates } from './templates/templates.tables';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const password = 'Screen2026!';
let admin: TestClient;
let storeId: string;

beforeAll(async () => {
  admin = await as('admin@demo.example');
  storeId = String((await demoUser(service(), 'admin')).storeId);
});

let made = 0;
async function newSignage(): Promise<{ id: number; loginId: string; targetId: string }> {
  made += 1;
  const loginId = `screen-${made}`;
  const id = idIn(await admin.form('/api/addSignage', { name: `画面 ${made}`, storeId, login_id: loginId, password }));
  return { id, loginId, targetId: String(id) };
}
const loginAs = async (loginId: string, secret = password) => {
  const client = new TestClient(service().url);
  await client.login(loginId, { password: secret });
  return client;
};
const isLoggedIn = async (client: TestClient) => (await client.get('/api/check-auth')).body;
const update = (fields: Record<string, string | Blob>, client = admin) => client.form('/api/updateSignage', fields);
const read = async (targetId: number) => (await admin.post('/api/getSignage', { targetId })).body;

describe('a signage', () => {
  it('[O-K08] [O-G03] changes alone in what is sent, and stays logged in', async () => {
    const { id, targetId, loginId } = await newSignage();
    const before = Object(await read(id));
    const screen = await loginAs(loginId);
    const { storeId: osaka } = await demoUser(service(), 'operator2');
    expect((await update({ targetId, name: '新しい名前', role: 'signage' })).body).toEqual({
      result: 'OK',
      code: '',
      msg: '',
    });
    await update({ targetId, storeId: String(osaka), default_character_id: '3' });
    expect(await read(id)).toEqual({
      ...before,
      name: '新しい名前',
      userName: '新しい名前',
      storeId: osaka,
      storeName: '大阪梅田店',
      default_character: { id: 3, name: expect.any(String) },
      version: 3,
    });
    await update({ targetId, default_character_id: '0' });
    expect(await read(id)).toMatchObject({ default_character: null });
    expect((await selfOf(screen)).name).toBe('新しい名前');
  });

  it('[O-V17] is sent the avatar as a film when an administrator wants it so', async () => {
    const { id, targetId } = await newSignage();
    expect(await read(id)).toMatchObject({ is_avatar_filmed: false });
    await update({ targetId, is_avatar_filmed: 'true' });
    expect(await read(id)).toMatchObject({ is_avatar_filmed: true });
    await update({ targetId, name: '別の名前' });
    expect(await read(id)).toMatchObject({ is_avatar_filmed: true });
  });

  it('[O-K08] gets another size, which its scenes have at once', async () => {
    const { id, targetId } = await newSignage();
    expect((await update({ targetId, width: '1200' })).result).toBe('OK');
    expect(await read(id)).toMatchObject({ size: { width: 1200, height: 1920 }, version: 2 });
    expect(await read(id)).toMatchObject({ templates: [{ width: 1200, height: 1920 }, {}, {}, {}, {}, {}] });
  });

  it('[O-K08] keeps its version when nothing differs', async () => {
    const { id, targetId, loginId } = await newSignage();
    expect((await update({ targetId, name: `画面 ${made}`, login_id: loginId, width: '1080' })).result).toBe('OK');
    expect(await read(id)).toMatchObject({ version: 1 });
  });

  it('[O-K08] [O-G03] has one picture: the one before goes', async () => {
    const { id, targetId } = await newSignage();
    await update({ targetId, image: await drawnPicture('#111111') });
    const first = String(Object(await read(id)).image);
    await update({ targetId, image: await drawnPicture('#222222') });
    const second = String(Object(await read(id)).image);
    expect([first, second]).not.toContain('');
    expect((await admin.send('GET', first)).status).toBe(404);
    expect((await admin.send('GET', second)).status).toBe(200);
    const [, , , userId = ''] = second.split('/');
    expect(await readdir(join(service().dataDir, 'files', 'users', userId))).toHaveLength(1);
  });

  it('[D-B04] [O-K08] of another company, or in a store of one, is not found', async () => {
    const { id, targetId } = await newSignage();
    await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
    const stranger = await as('admin@other.example');
    expect(refusalIn(await update({ targetId, name: '奪った' }, stranger))).toEqual([404, 'SVER-14']);
    expect(refusalIn(await stranger.post('/api/deleteSignage', { targetId }))).toEqual([404, 'SVER-14']);
    const other = idIn(await stranger.form('/api/addStore', { name: '札幌店' }));
    expect(refusalIn(await update({ targetId, storeId: String(other) }))).toEqual([404, 'SVER-14']);
    expect(await read(id)).toMatchObject({ name: `画面 ${made}`, version: 1 });
  });
});

describe('the login id and the password of a signage', () => {
  it.each([
    ['login id', (n: number) => ({ login_id: `renamed-${n}` })],
    ['password', () => ({ password: 'Another2026!' })],
  ])('[O-G04] [D-A13] a new %s needs the password of who changes it, and logs the device out', async (_, make) => {
    const { targetId, loginId } = await newSignage();
    const change = make(made);
    const [screen, second] = [await loginAs(loginId), await loginAs(loginId)];
    for (const currentPassword of [undefined, 'Wrong2026!', password]) {
      const refused = await update({ targetId, ...change, ...(currentPassword && { currentPassword }) });
      expect(refusalIn(refused)).toEqual([403, 'SVER-101']);
    }
    expect(await isLoggedIn(screen)).toMatchObject({ auth: true });
    expect((await update({ targetId, ...change, currentPassword: demoPassword })).result).toBe('OK');
    for (const device of [screen, second]) expect(await isLoggedIn(device)).toMatchObject({ auth: false });
    const next = { login_id: loginId, password, ...change };
    expect(await isLoggedIn(await loginAs(next.login_id, next.password))).toMatchObject({ auth: true });
    expect(await isLoggedIn(await loginAs(loginId))).toMatchObject({ auth: false });
  });

  it('[D-E05] a password alone opens it under the login id that was made up', async () => {
    const id = idIn(await admin.form('/api/addSignage', { name: '合言葉', storeId }));
    const { login_id: loginId } = Object((await admin.post('/api/getSignage', { targetId: id })).body);
    expect(loginId).toMatch(/@mukae\.invalid$/);
    const change = { targetId: String(id), password: 'Another2026!', currentPassword: demoPassword };
    expect((await update(change)).result).toBe('OK');
    expect(await isLoggedIn(await loginAs(String(loginId), 'Another2026!'))).toMatchObject({ auth: true });
  });

  it('[O-G04] [D-A09] the password cannot be guessed there', async () => {
    const { targetId } = await newSignage();
    const { id: adminId } = await demoUser(service(), 'admin');
    await countAttempts(service(), 'wrongCurrentPasswordsOfUser', String(adminId), 10);
    const change = { targetId, password: 'Another2026!', currentPassword: demoPassword };
    expect(refusalIn(await update(change))).toEqual([429, 'SVER-17']);
    service().clock.forward(15 * 60 * 1000);
    expect((await update(change)).result).toBe('OK');
  });

  it('[O-K08] a login id that somebody has is refused, in any case', async () => {
    const { id, targetId, loginId } = await newSignage();
    const change = { targetId, login_id: 'Operator1@demo.example', currentPassword: demoPassword };
    expect(refusalIn(await update(change))).toEqual([409, 'SVER-42']);
    expect(await read(id)).toMatchObject({ login_id: loginId, version: 1 });
    expect((await update({ ...change, login_id: loginId.toUpperCase() })).result).toBe('OK');
  });
});

describe('two who save the same signage', () => {
  it('[O-G10] the second is told, and exactly one wins when they do it at once', async () => {
    const { id, targetId } = await newSignage();
    expect((await update({ targetId, name: '先', version: '1' })).result).toBe('OK');
    expect(refusalIn(await update({ targetId, width: '2000', version: '1' }))).toEqual([409, 'SVER-28']);
    expect(await read(id)).toMatchObject({ name: '先', size: { width: 1080 }, version: 2 });
    const widths = ['1100', '1200', '1300'];
    const answers = await Promise.all(widths.map((width) => update({ targetId, width, version: '2' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = widths[answers.findIndex(({ status }) => status === 200)];
    expect(await read(id)).toMatchObject({ size: { width: Number(winner) }, version: 3 });
  });

  it('[O-G10] of two new sizes at once neither is half of the other', async () => {
    const { id, targetId } = await newSignage();
    await Promise.all([update({ targetId, width: '1500' }), update({ targetId, height: '2500' })]);
    const { size, version } = z
      .looseObject({ size: z.object({ width: z.number(), height: z.number() }), version: z.number() })
      .parse(await read(id));
    if (version === 2)
      expect([
        { width: 1500, height: 1920 },
        { width: 1080, height: 2500 },
      ]).toContainEqual(size);
    else expect(size).toEqual({ width: 1500, height: 2500 });
  });
});

describe('deleting a signage', () => {
  it('[O-K08] [O-G05] takes its account, sessions, scenes and picture along', async () => {
    const { id, targetId, loginId } = await newSignage();
    await update({ targetId, image: await drawnPicture('#333333') });
    const screen = await loginAs(loginId);
    const { userId } = await selfOf(screen);
    const { db, dataDir } = service();
    expect((await admin.post('/api/deleteSignage', { targetId: id })).body).toEqual({
      result: 'OK',
      code: '',
      msg: '',
    });
    expect(await isLoggedIn(screen)).toMatchObject({ auth: false });
    expect(await db.select().from(signages).where(eq(signages.id, id))).toEqual([]);
    expect(await db.select().from(users).where(eq(users.id, userId))).toEqual([]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
    expect(await db.select().from(templates).where(eq(templates.signageId, id))).toEqual([]);
    expect(await readdir(join(dataDir, 'files', 'users', String(userId)))).toEqual([]);
    expect((await admin.post('/api/deleteSignage', { targetId: id })).status).toBe(404);
  });

  it('[D-B05] leaves the one of a web-reservation user alone', async () => {
    const guest = await as('guest@demo.example');
    const { id } = z
      .looseObject({ id: z.number() })
      .parse((await guest.post('/api/getSignage', { targetId: 'SELF' })).body);
    const system = await as('system@demo.example');
    expect((await system.post('/api/deleteSignage', { targetId: id })).status).toBe(404);
    expect((await update({ targetId: String(id), name: '私の' }, system)).status).toBe(404);
  });
});
