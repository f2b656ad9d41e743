import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoPassword } from '#features/demo';
import { addPerson, addStranger, countAttempts, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { days, hours, minutes } from '#testing/testClock';
import { users } from './accounts.tables';
import { hashPassword } from './passwords';

const service = serviceForFile();
const browser = () => new TestClient(service().url);

describe('login', () => {
  it.each([
    ['admin@demo.example', 'companyAdmin'],
    ['operator1@demo.example', 'operator'],
    ['signage1@demo.example', 'signage'],
    ['guest@demo.example', 'webReservationUser'],
    ['system@demo.example', 'systemAdmin'],
  ])('[A-P01] [A-E08] [A-C01] %s logs in as %s', async (loginId, role) => {
    const { status, body } = await browser().login(loginId);
    expect(status).toBe(200);
    expect(body).toEqual({ result: 'OK', role, code: '', msg: '' });
  });

  it('[D-C04] tells the administrator of a company that has everything before it, and nobody else', async () => {
    const newcomer = { loginId: 'first@new.example', role: 'companyAdmin' } as const;
    const { companyId } = await addStranger(service(), newcomer);
    expect((await browser().login(newcomer.loginId)).body).toMatchObject({ result: 'OK', isNewCompany: true });
    await addPerson(service(), { loginId: 'second@new.example', role: 'operator', companyId });
    expect((await browser().login(newcomer.loginId)).body).not.toHaveProperty('isNewCompany');
  });

  it('[D-A06] ignores case and surrounding space of the login id', async () => {
    expect((await browser().login('  OPERATOR1@Demo.Example ')).result).toBe('OK');
  });

  it('[A-E09] [D-A01] sets an httpOnly session that goes with the browser, and readable mirrors of id and role', async () => {
    const { headers } = await browser().login('operator1@demo.example');
    const cookies = headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith('session='))).toMatch(/HttpOnly; SameSite=Lax/);
    expect(cookies.find((cookie) => cookie.startsWith('session='))).not.toMatch(/Max-Age|Expires/);
    expect(cookies.find((cookie) => cookie.startsWith('user_role=operator'))).not.toMatch(/HttpOnly/);
    expect(cookies.some((cookie) => /^user_id=\d+;/.test(cookie))).toBe(true);
  });

  it('[A-V01] answers 400 without id or password', async () => {
    const { status, code, msg } = await browser().post('/login', { username: '', password: '', isRemember: false });
    expect([status, code]).toEqual([400, 'SVER-10']);
    expect(msg).toContain('必須項目です');
  });

  it('[A-S01] [D-A04] [D-A05] tells the same for a wrong password and an unknown id', async () => {
    const wrong = await browser().login('operator2@demo.example', { password: 'Wrong2026!' });
    const unknown = await browser().login('nobody@demo.example', { password: 'Wrong2026!' });
    expect([wrong.status, wrong.code]).toEqual([401, 'SVER-20']);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.result).toBe('Error');
  });

  it('answers in the language of the caller', async () => {
    const wrong = { username: 'operator2@demo.example', password: 'x', isRemember: false };
    const english = await browser().post('/login', wrong, { 'accept-language': 'en-GB,en;q=0.9' });
    expect(english.msg).toBe('The login ID or the password is not correct.');
    const japanese = await browser().post('/login', wrong);
    expect(japanese.msg).toBe('ログインIDまたはパスワードが正しくありません。');
  });
});

describe('automatic login', () => {
  it('[A-C02] [D-A03] answers a remembered session like a login', async () => {
    const client = browser();
    await client.login('operator1@demo.example', { isRemember: true });
    expect((await client.post('/autoLogin')).body).toEqual({ result: 'OK', role: 'operator', code: '', msg: '' });
  });

  it('[A-C02] [D-A03] answers an empty body for an ordinary session and for nobody', async () => {
    const client = await loggedIn(service().url, 'operator1@demo.example');
    const ordinary = await client.post('/autoLogin');
    expect([ordinary.status, ordinary.body]).toEqual([200, undefined]);
    expect((await browser().post('/autoLogin')).body).toBeUndefined();
  });

  it('[D-A03] lets a signage in, whatever the box said', async () => {
    const client = await loggedIn(service().url, 'signage1@demo.example');
    expect((await client.post('/autoLogin')).result).toBe('OK');
  });
});

describe('session', () => {
  const auth = async (client: TestClient) => (await client.get('/api/check-auth')).body;

  it('[A-C12] check-auth never refuses', async () => {
    expect(await auth(browser())).toEqual({ result: 'OK', auth: false, role: null });
    const client = await loggedIn(service().url, 'guest@demo.example');
    expect(await auth(client)).toEqual({ result: 'OK', auth: true, role: 'webReservationUser' });
  });

  it('[D-A02] [A-K05] lasts 12 hours, sliding with use', async () => {
    const client = await loggedIn(service().url, 'operator1@demo.example');
    service().clock.forward(hours(11));
    expect((await client.post('/api/getUser', { targetUserId: 'SELF' })).status).toBe(200);
    service().clock.forward(hours(11));
    expect(await auth(client)).toMatchObject({ auth: true });
    service().clock.forward(hours(1) + minutes(1));
    expect(await auth(client)).toMatchObject({ auth: false });
  });

  it('[D-A02] waiting pages do not keep it alive', async () => {
    const client = await loggedIn(service().url, 'operator1@demo.example');
    service().clock.forward(hours(11));
    await client.post('/token/get/expTime', {});
    await client.get('/api/check-auth');
    for (const counted of ['/api/getOverview', '/api/getChannel', '/api/getCompany']) await client.post(counted, {});
    service().clock.forward(hours(1) + minutes(1));
    expect(await auth(client)).toMatchObject({ auth: false });
  });

  it('[D-A02] lasts 30 days when remembered and 400 days for a signage', async () => {
    const remembered = browser();
    const { headers } = await remembered.login('operator1@demo.example', { isRemember: true });
    expect(headers.getSetCookie()[0]).toContain('Max-Age=2592000');
    const signage = await loggedIn(service().url, 'signage2@demo.example');
    service().clock.forward(days(29));
    expect(await auth(remembered)).toMatchObject({ auth: true });
    service().clock.forward(days(2));
    expect(await auth(remembered)).toMatchObject({ auth: false });
    expect(await auth(signage)).toMatchObject({ auth: true });
    service().clock.forward(days(368));
    expect(await auth(signage)).toMatchObject({ auth: true });
    service().clock.forward(days(2));
    expect(await auth(signage)).toMatchObject({ auth: false });
  });

  it('[A-C13] [A-C14] [D-A07] tells its start and end in +09:00', async () => {
    const client = await loggedIn(service().url, 'operator1@demo.example');
    const start = await client.post('/token/get/startTime', {});
    const end = await client.post('/token/get/expTime', {});
    const dated = z.object({ date: z.string() });
    const at = (answer: unknown) => dated.parse(answer).date;
    expect(at(start.body)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/);
    expect(Date.parse(at(end.body)) - Date.parse(at(start.body))).toBe(hours(12));
    expect((await browser().post('/token/get/expTime', {})).status).toBe(401);
  });

  it('[A-C08] [D-A08] logout ends it, and answers OK for nobody, too', async () => {
    const client = await loggedIn(service().url, 'operator1@demo.example');
    const replayed = client.cookies.get('session') ?? '';
    expect((await client.get('/api/logout')).result).toBe('OK');
    expect([...client.cookies.keys()]).toEqual(['device']);
    expect((await browser().get('/api/logout')).result).toBe('OK');
    const thief = browser();
    thief.cookies.set('session', replayed);
    expect((await thief.post('/api/getUser', { targetUserId: 'SELF' })).status).toBe(401);
  });

  it('[A-C15] token logout ends it as well', async () => {
    const client = await loggedIn(service().url, 'operator1@demo.example');
    expect((await client.get('/token/logout')).result).toBe('OK');
    expect(await auth(client)).toMatchObject({ auth: false });
  });

  it('[A-A08] a forged user_role opens nothing', async () => {
    const client = await loggedIn(service().url, 'operator1@demo.example');
    client.cookies.set('user_role', 'systemAdmin');
    client.cookies.set('user_id', '1');
    expect((await client.post('/api/getOutbox')).status).toBe(403);
    expect((await client.post('/api/getUser', { targetUserId: 'SELF' })).body).toMatchObject({ role: 'operator' });
  });
});

describe('a login that overlaps a change of the password', () => {
  it('[D-A14] opens no session with the old one', { timeout: 60_000 }, async () => {
    const { id } = await demoUser(service(), 'operator2');
    const isWaiting = async () => {
      const { rows } = await service().db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    };
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let tellBegun = () => {};
    const begun = new Promise<void>((resolve) => {
      tellBegun = resolve;
    });
    const change = service().db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ passwordHash: await hashPassword('Changed2026!', 'somebody') })
        .where(eq(users.id, id));
      tellBegun();
      await held;
    });
    await begun;
    const login = browser().login('operator2@demo.example');
    try {
      await expect.poll(isWaiting, { timeout: 50_000 }).toBe(true);
    } finally {
      letGo();
    }
    await change;
    expect((await login).status).toBe(401);
    const restored = { passwordHash: await hashPassword(demoPassword, 'somebody') };
    await service().db.update(users).set(restored).where(eq(users.id, id));
  });
});

describe('guessing', () => {
  it('[D-A09] stops after 10 failures for one login id, with Retry-After, until 15 minutes have passed', async () => {
    const guess = () => browser().login('admin@demo.example', { password: 'Guess2026!' });
    for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(401);
    const stopped = await guess();
    expect([stopped.status, stopped.code]).toEqual([429, 'SVER-17']);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await browser().login('admin@demo.example')).status).toBe(429);
    service().clock.forward(minutes(15));
    expect((await browser().login('admin@demo.example')).status).toBe(200);
  });

  it('[D-A09] parallel guesses do not slip through', async () => {
    service().clock.forward(hours(1));
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => browser().login('system@demo.example', { password: 'Guess2026!' })),
    );
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  });

  it('[D-A09] a success clears the count', async () => {
    service().clock.forward(hours(1));
    const guess = () => browser().login('operator2@demo.example', { password: 'Guess2026!' });
    for (let n = 0; n < 9; n += 1) await guess();
    expect((await browser().login('operator2@demo.example')).result).toBe('OK');
    for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(401);
  });

  it('[D-A09] stops one network address after 50 failures', async () => {
    service().clock.forward(hours(1));
    await countAttempts(service(), 'loginFailuresOfAddress', '127.0.0.1', 49);
    expect((await browser().login('guess49@demo.example', { password: 'Guess2026!' })).status).toBe(401);
    expect((await browser().login('guess50@demo.example', { password: 'Guess2026!' })).status).toBe(429);
  });
});
