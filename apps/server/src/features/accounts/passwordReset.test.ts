import { passwordFault } from '@mukae/contract/domain/account/password';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#features/demo';
import { mailedPassword, mailsTo } from '#testing/mails';
import { addPerson, addStranger, demoUser, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { hours, minutes } from '#testing/testClock';
import { resetRequests } from './accounts.tables';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const browser = () => new TestClient(service().url);
const ok = { result: 'OK', code: '', msg: '' };

/** Asks for a temporary password and waits until what was asked for is done. */
async function forget(loginId: string, client = browser(), headers = {}) {
  const asked = { targetUserId: '', targetUserLoginId: loginId, passwordReset: true };
  const answer = await client.post('/api/pwResetUser', asked, headers);
  await service().mukae.passwordReset.carryOut();
  return answer;
}
const resetById = (client: TestClient, targetUserId: unknown) =>
  client.post('/api/pwResetUser', { targetUserId, targetUserLoginId: '', passwordReset: true });

let system: TestClient;

beforeAll(async () => {
  system = await as('system@demo.example');
});

describe('the reset screen', () => {
  it('[A-C07] [A-E07] [D-A05] answers the same for a known and an unknown address', async () => {
    const known = await forget('operator2@demo.example');
    const unknown = await forget('nobody@demo.example');
    expect([known.status, known.body]).toEqual([200, ok]);
    expect([unknown.status, unknown.body]).toEqual([200, ok]);
    expect(await mailsTo(system, 'operator2@demo.example')).toHaveLength(1);
    expect(await mailsTo(system, 'nobody@demo.example')).toEqual([]);
  });

  it('[A-V14] tells a signage to ask the administrator', async () => {
    const { status, code, msg } = await forget('signage1@demo.example');
    expect([status, code]).toEqual([409, 'SVER-22']);
    expect(msg).toContain('管理者にお問い合わせください');
    expect(await mailsTo(system, 'signage1@demo.example')).toEqual([]);
  });

  it('[A-S16] writes in the language of the caller, with the way back', async () => {
    await forget('guest@demo.example', browser(), { 'accept-language': 'en' });
    const [mail] = await mailsTo(system, 'guest@demo.example');
    expect(mail).toMatchObject({ subject: '[Mukae] Your temporary password' });
    expect(mail?.text).toContain(`${service().url}/login`);
    expect(mail?.createdAt).toMatch(/\+09:00$/);
  });

  it('[D-A09] stops after 5 resets of one login id in an hour, known or not', async () => {
    for (const loginId of ['admin@demo.example', 'unknown@demo.example']) {
      for (let n = 0; n < 5; n += 1) expect((await forget(loginId)).status).toBe(200);
      const stopped = await forget(` ${loginId.toUpperCase()}`);
      expect([stopped.status, stopped.code]).toEqual([429, 'SVER-17']);
      expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(3000);
    }
    expect(await mailsTo(system, 'admin@demo.example')).toHaveLength(5);
    service().clock.forward(hours(1) + minutes(1));
    expect((await forget('admin@demo.example')).status).toBe(200);
  });

  it('[S-20] those that fail hold up nobody else, however many, and are given up after an hour', async () => {
    const [broken, next] = ['broken@demo.example', 'next@demo.example'];
    for (const loginId of [broken, next]) await addPerson(service(), { loginId, role: 'operator' });
    const { db, clock } = service();
    const waiting = async () => (await db.select().from(resetRequests)).map(({ loginId }) => loginId);
    await db.execute(
      sql.raw(`alter table users add constraint broken check (login_id <> '${broken}' or temporary_hash is null)`),
    );
    try {
      const asked = { loginId: broken, isFromKnownPlace: false, language: 'ja', askedAt: clock.now() } as const;
      const aRound = Array.from({ length: 20 }, () => asked);
      await db.insert(resetRequests).values(aRound);
      await forget(next);
      await service().mukae.passwordReset.carryOut();
      await expect.poll(() => mailsTo(system, next)).toHaveLength(1);
      expect(await waiting()).toEqual(aRound.map(() => broken));
      // While they still fail: the service itself tries every second as well.
      clock.forward(hours(1) + 1);
      await service().mukae.passwordReset.carryOut();
      await expect.poll(waiting, { timeout: 5000 }).toEqual([]);
    } finally {
      await db.execute(sql`alter table users drop constraint broken`);
    }
    system = await as('system@demo.example');
    expect(await mailsTo(system, broken)).toEqual([]);
  });

  it.each([
    ['nobody named', { targetUserId: '', targetUserLoginId: '', passwordReset: true }],
    ['nothing', {}],
    ['no wish to reset', { targetUserLoginId: 'guest@demo.example', passwordReset: false }],
  ])('answers 400 with %s', async (_, body) => {
    expect((await browser().post('/api/pwResetUser', body)).status).toBe(400);
  });
});

describe('the mail', () => {
  const linkFor = async (host: string) => {
    await service().mukae.app.inject({
      method: 'POST',
      url: '/api/pwResetUser',
      headers: { host },
      payload: { targetUserId: '', targetUserLoginId: 'operator2@demo.example', passwordReset: true },
    });
    await service().mukae.passwordReset.carryOut();
    const [mail] = await mailsTo(await as('system@demo.example'), 'operator2@demo.example');
    return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  };

  it('[A-S16] leads to the login page', async () => {
    expect(await linkFor('localhost:3000')).toBe('http://localhost:3000/login');
  });

  it('[A-S16] never leads where a stranger wants it to', async () => {
    expect(await linkFor('elsewhere.example')).toBeUndefined();
  });
});

describe('a temporary password', () => {
  it('[D-A10] has 12 characters that meet the rules', async () => {
    await addPerson(service(), { loginId: 'rules@demo.example', role: 'operator' });
    await forget('rules@demo.example');
    const password = await mailedPassword(system, 'rules@demo.example');
    expect(password).toHaveLength(12);
    expect(passwordFault(password)).toBeNull();
  });

  it('[D-A10] [A-S02] [A-S16] leaves the old one alone until it is used itself', async () => {
    const loginId = 'both@demo.example';
    await addPerson(service(), { loginId, role: 'operator' });
    await forget(loginId);
    expect((await browser().login(loginId)).result).toBe('OK');
    const password = await mailedPassword(system, loginId);
    expect((await browser().login(loginId, { password })).body).toEqual({
      result: 'Temporary',
      role: 'operator',
      code: '',
      msg: '',
    });
    expect((await browser().login(loginId)).status).toBe(401);
    expect((await browser().login(loginId, { password })).result).toBe('Temporary');
  });

  it('[D-A10] is replaced by the next one', async () => {
    const loginId = 'twice@demo.example';
    await addPerson(service(), { loginId, role: 'operator' });
    await forget(loginId);
    const first = await mailedPassword(system, loginId);
    await forget(loginId);
    expect((await browser().login(loginId, { password: first })).status).toBe(401);
  });

  it('[D-A10] is void after 24 hours', async () => {
    const loginId = 'late@demo.example';
    await addPerson(service(), { loginId, role: 'operator' });
    await forget(loginId);
    const password = await mailedPassword(system, loginId);
    service().clock.forward(hours(24));
    expect((await browser().login(loginId, { password })).status).toBe(401);
    expect((await browser().login(loginId)).result).toBe('OK');
    system = await as('system@demo.example');
  });

  it('[D-A11] [A-S15] opens a session that can only change the password, which then ends', async () => {
    const loginId = 'forced@demo.example';
    await addPerson(service(), { loginId, role: 'companyAdmin' });
    await forget(loginId);
    const password = await mailedPassword(system, loginId);
    const client = browser();
    await client.login(loginId, { password, isRemember: true });

    for (const [path, body] of [
      ['/api/getUser', { targetUserId: 'SELF' }],
      ['/api/getUser', {}],
      ['/api/getStore', {}],
      ['/api/getCompany', {}],
    ] as const) {
      expect((await client.post(path, body)).status).toBe(403);
    }
    const update = (fields: Record<string, string>) => client.form('/api/updateUser', fields);
    expect((await update({ name: '別の名前' })).status).toBe(403);
    expect((await update({ login_id: 'x@demo.example', currentPassword: password })).status).toBe(403);
    const { id: colleague } = await demoUser(service(), 'operator1');
    const others = { targetUserId: String(colleague), password: 'Stolen2026!', currentPassword: password };
    expect((await update(others)).status).toBe(403);
    expect((await client.post('/autoLogin')).body).toBeUndefined();

    const change = { password: 'Chosen2026!' };
    expect((await update({ ...change, currentPassword: demoPassword })).code).toBe('SVER-101');
    expect((await update({ ...change, currentPassword: password })).result).toBe('OK');
    expect([...client.cookies.keys()]).toEqual(['device']);
    expect((await client.get('/api/check-auth')).body).toMatchObject({ auth: false });
    expect((await browser().login(loginId, { password })).status).toBe(401);
    const again = browser();
    expect((await again.login(loginId, { password: 'Chosen2026!' })).result).toBe('OK');
    expect((await selfOf(again)).name).toBe('山田 花子');
  });
});

describe('an administrator', () => {
  it('[D-A12] [A-C07] resets a user of her company by id', async () => {
    const loginId = 'byid@demo.example';
    const id = await addPerson(service(), { loginId, role: 'operator' });
    const admin = await as('admin@demo.example');
    expect((await resetById(admin, id)).body).toEqual(ok);
    expect((await resetById(admin, String(id))).body).toEqual(ok);
    expect(await mailsTo(system, loginId)).toHaveLength(2);
    const password = await mailedPassword(system, loginId);
    expect((await browser().login(loginId, { password })).result).toBe('Temporary');
  });

  it('[D-A12] resets with updateUser as well', async () => {
    const loginId = 'byform@demo.example';
    const id = await addPerson(service(), { loginId, role: 'operator' });
    const admin = await as('admin@demo.example');
    const answer = await admin.form('/api/updateUser', { targetUserId: String(id), passwordReset: 'true' });
    expect(answer.body).toEqual(ok);
    expect(await mailsTo(system, loginId)).toHaveLength(1);
    const password = await mailedPassword(system, loginId);
    expect((await browser().login(loginId, { password })).result).toBe('Temporary');
  });

  it.each([
    ['a name', { name: '山田 華子' }, 'name'],
    ['a picture', { image: new File(['x'], 'me.png') }, 'image'],
  ])('[D-A12] resets alone: together with %s nothing is done', async (_, beside, field) => {
    const loginId = `with-${field}@demo.example`;
    const id = await addPerson(service(), { loginId, role: 'operator', name: '山田 花子' });
    const admin = await as('admin@demo.example');
    const answer = await admin.form('/api/updateUser', { targetUserId: String(id), passwordReset: 'true', ...beside });
    expect([answer.status, answer.code]).toEqual([400, 'SVER-10']);
    expect(answer.msg).toContain(`${field}: パスワードの再設定と同時には変更できません`);
    expect(await mailsTo(system, loginId)).toEqual([]);
    expect((await admin.post('/api/getUser', { targetUserId: id })).body).toMatchObject({ name: '山田 花子' });
  });

  it('[D-A20] finds neither another company nor a systemAdmin', async () => {
    const { id } = await addStranger(service(), { loginId: 'a@other.example', role: 'operator' });
    const { id: systemAdmin } = await demoUser(service(), 'system');
    const admin = await as('admin@demo.example');
    for (const target of [id, systemAdmin, 999_999]) expect((await resetById(admin, target)).status).toBe(404);
    expect(await mailsTo(system, 'a@other.example')).toEqual([]);
    expect(await mailsTo(system, 'system@demo.example')).toEqual([]);
  });

  it('[A-V14] is told the same about a signage', async () => {
    const { id } = await demoUser(service(), 'signage1');
    expect((await resetById(await as('admin@demo.example'), id)).code).toBe('SVER-22');
  });
});

describe('resetting the password of others:', () => {
  it('[A-A07] an operator resets herself, nobody else', async () => {
    const operator = await as('operator1@demo.example');
    const { id } = await demoUser(service(), 'operator2');
    expect((await resetById(operator, id)).status).toBe(403);
    expect((await resetById(operator, 'SELF')).body).toEqual(ok);
    expect(await mailsTo(system, 'operator1@demo.example')).toHaveLength(1);
  });

  it('[A-A07] nobody resets by id', async () => {
    const { id } = await demoUser(service(), 'operator2');
    expect((await resetById(browser(), id)).status).toBe(401);
    expect((await resetById(browser(), 'SELF')).status).toBe(401);
  });
});
