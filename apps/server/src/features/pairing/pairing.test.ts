import { pairingCalls } from '@mukae/contract/calls/pairing';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { attempts } from '#platform/throttle/throttle.tables';
import { idIn, refusalIn } from '#testing/answers';
import { addStranger, countAttempts, demoUser, selfOf } from '#testing/people';
import { whileRefused } from '#testing/refusedRows';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { minutes } from '#testing/testClock';
import { TestPage } from '#testing/testPage';
import { pairings } from './pairing.tables';

const service = serviceForFile();
let admin: TestClient;
let signageId: number;

beforeAll(async () => {
  admin = await loggedIn(service().url, 'admin@demo.example');
});

let made = 0;
beforeEach(async () => {
  made += 1;
  const { storeId } = await demoUser(service(), 'admin');
  signageId = idIn(await admin.form('/api/addSignage', { name: `画面 ${made}`, storeId: String(storeId) }));
  await service().db.delete(attempts);
  await service().db.delete(pairings);
});

interface Device {
  browser: TestClient;
  secret: string;
  code: string;
}

async function newDevice(): Promise<Device> {
  const browser = new TestClient(service().url);
  const { secret, code } = pairingCalls.startPairing.output.parse((await browser.post('/api/startPairing')).body);
  return { browser, secret, code };
}
const ask = ({ browser, secret }: Pick<Device, 'browser' | 'secret'>) => browser.post('/api/getPairing', { secret });
const pair = (code: string, fields: object = {}, client = admin) =>
  client.post('/api/pairSignage', { code, targetId: signageId, ...fields });
const idOf = (body: unknown) => z.looseObject({ id: z.number() }).parse(body).id;
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('pairing', () => {
  it('[O-G08] a new device shows six digits; once they are typed it is that signage', async () => {
    const browser = new TestClient(service().url);
    const started = await browser.post('/api/startPairing');
    expect(started.body).toMatchObject({ result: 'OK', code: expect.stringMatching(/^\d{6}$/) });
    const { secret, code, expiresAt } = pairingCalls.startPairing.output.parse(started.body);
    expect(Date.parse(expiresAt)).toBe(service().clock.now().getTime() + minutes(10));
    expect(browser.cookies.size).toBe(0);
    expect((await ask({ browser, secret })).body).toEqual({ result: 'OK', isPaired: false });
    expect((await browser.post('/api/getSignage', { targetId: 'SELF' })).status).toBe(401);

    expect((await pair(code)).body).toEqual({ result: 'OK', code: '', msg: '' });
    expect((await ask({ browser, secret })).body).toEqual({ result: 'OK', isPaired: true });
    expect((await browser.post('/api/getSignage', { targetId: 'SELF' })).body).toMatchObject({
      id: signageId,
      name: `画面 ${made}`,
    });
    expect((await browser.post('/autoLogin')).body).toMatchObject({ result: 'OK', role: 'signage' });
  });

  it('[S-24] ends the session that the device had before', async () => {
    const { browser, secret, code } = await newDevice();
    await browser.login('guest@demo.example');
    const thief = new TestClient(service().url);
    thief.cookies.set('session', browser.cookies.get('session') ?? '');
    await pair(code);
    expect((await ask({ browser, secret })).body).toMatchObject({ isPaired: true });
    expect((await thief.get('/api/check-auth')).body).toMatchObject({ auth: false });
    expect((await browser.get('/api/check-auth')).body).toMatchObject({ auth: true, role: 'signage' });
  });

  it('[O-G08] the code may be typed in full width, with spaces or a hyphen', async () => {
    const { browser, secret, code } = await newDevice();
    const typed = ` ${code.slice(0, 3)}-${code.slice(3)} `.replace(/\d/g, (digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
    );
    expect((await pair(typed)).result).toBe('OK');
    expect((await ask({ browser, secret })).body).toMatchObject({ isPaired: true });
  });

  it('[O-G08] each device has a code of its own', async () => {
    const devices = await Promise.all(Array.from({ length: 20 }, newDevice));
    expect(new Set(devices.map(({ code }) => code)).size).toBe(20);
    expect(new Set(devices.map(({ secret }) => secret)).size).toBe(20);
  });

  it('[O-G08] the secret is told once, and the database does not know it', async () => {
    const { secret } = await newDevice();
    expect(JSON.stringify(await service().db.select().from(pairings))).not.toContain(secret);
  });

  it('[O-G08] a device whose session is not written gets no cookie, and gets in when it asks again', async () => {
    const device = await newDevice();
    await pair(device.code);
    await whileRefused(service().db, 'update', pairings, async () => {
      expect((await ask(device)).status).toBe(500);
    });
    expect(device.browser.cookies.size).toBe(0);
    expect((await ask(device)).body).toMatchObject({ isPaired: true });
  });

  it('[O-G09] another device, or one that guesses, does not get in', async () => {
    const [meant, other] = [await newDevice(), await newDevice()];
    await pair(meant.code);
    expect((await ask(other)).body).toMatchObject({ isPaired: false });
    expect(other.browser.cookies.size).toBe(0);
    const guess = { browser: other.browser, secret: 'x'.repeat(43) };
    expect(refusalIn(await ask(guess))).toEqual([410, 'SVER-35']);
    expect((await ask({ ...guess, secret: meant.code })).status).toBe(400);
  });
});

describe('a code', () => {
  it('[O-G09] that no screen shows is refused', async () => {
    const { code } = await newDevice();
    const refused = await pair(otherCode(code));
    expect(refusalIn(refused)).toEqual([404, 'SVER-34']);
    expect(refused.msg).toBe('このコードの画面は見つかりません。画面に表示されているコードをご確認ください。');
    for (const typed of ['', '12345', '1234567', 'abcdef']) expect((await pair(typed)).status).toBe(400);
  });

  it('[O-G09] works once, also for two who type it at once', async () => {
    const { browser, secret, code } = await newDevice();
    const answers = await Promise.all([pair(code), pair(code), pair(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(refusalIn(await pair(code, { isForceSubmit: 1 }))).toEqual([404, 'SVER-34']);
    expect((await ask({ browser, secret })).body).toMatchObject({ isPaired: true });
  });

  it('[O-G09] lets a device in that asks again because the answer got lost, and only there', async () => {
    const { browser, secret, code } = await newDevice();
    await pair(code);
    const lost = new TestClient(service().url);
    expect((await ask({ browser: lost, secret })).body).toMatchObject({ isPaired: true });
    expect((await ask({ browser, secret })).body).toMatchObject({ isPaired: true });
    expect((await browser.get('/api/check-auth')).body).toMatchObject({ auth: true, role: 'signage' });
    expect((await lost.get('/api/check-auth')).body).toMatchObject({ auth: false });
  });

  it('[O-G09] opens nothing any more a minute after it was typed', async () => {
    const device = await newDevice();
    await pair(device.code);
    service().clock.forward(minutes(1));
    expect(refusalIn(await ask(device))).toEqual([410, 'SVER-35']);
  });

  it('[O-G09] [O-G04] does not bring back a device that was logged out', async () => {
    const device = await newDevice();
    await pair(device.code);
    expect((await ask(device)).body).toMatchObject({ isPaired: true });
    const secret = { login_id: 'paired-1', password: 'Another2026!', currentPassword: 'Demo2026!' };
    expect((await admin.form('/api/updateSignage', { targetId: String(signageId), ...secret })).result).toBe('OK');
    expect((await device.browser.get('/api/check-auth')).body).toMatchObject({ auth: false });
    expect(refusalIn(await ask(device))).toEqual([410, 'SVER-35']);
  });

  it('[O-G09] is over after ten minutes, and forgotten', async () => {
    const device = await newDevice();
    service().clock.forward(minutes(10));
    const over = await ask(device);
    expect([over.status, over.code, over.msg]).toEqual([410, 'SVER-35', 'コードの有効期限が切れました。']);
    expect(refusalIn(await pair(device.code))).toEqual([404, 'SVER-34']);
    await newDevice();
    const kept = await service().db.select().from(pairings).where(eq(pairings.code, device.code));
    expect(kept).toEqual([]);
  });

  it('[O-G09] is over although it was typed, when the device comes back too late', async () => {
    const device = await newDevice();
    await pair(device.code);
    service().clock.forward(minutes(10));
    expect((await ask(device)).code).toBe('SVER-35');
  });

  it('[O-G09] cannot be guessed: after ten wrong ones she must wait', async () => {
    const { code } = await newDevice();
    for (let n = 0; n < 10; n += 1) expect((await pair(otherCode(code))).status).toBe(404);
    const stopped = await pair(code);
    expect(refusalIn(stopped)).toEqual([429, 'SVER-17']);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    service().clock.forward(minutes(15));
    expect((await pair((await newDevice()).code)).result).toBe('OK');
  });

  it('[O-G09] is not handed out without end to one address', async () => {
    await countAttempts(service(), 'pairingsOfAddress', '127.0.0.1', 200);
    expect(refusalIn(await new TestClient(service().url).post('/api/startPairing'))).toEqual([429, 'SVER-17']);
  });
});

describe('a signage', () => {
  it('[O-G09] that is online is asked about first; accepting logs the old device out', async () => {
    const [old, next] = [await newDevice(), await newDevice()];
    await pair(old.code);
    await ask(old);
    const shown = await TestPage.open(service().url, old.browser);
    const asked = await pair(next.code);
    expect(asked.body).toMatchObject({ result: 'Confirm', code: 'SVER-64' });
    expect(await selfOf(old.browser)).toMatchObject({ role: 'signage' });
    expect((await ask(next)).body).toMatchObject({ isPaired: false });

    expect((await pair(next.code, { isForceSubmit: true })).result).toBe('OK');
    expect((await old.browser.post('/api/getUser')).status).toBe(401);
    expect(await shown.hears('requestLogout')).toMatchObject({ type: 'requestLogout' });
    expect((await ask(next)).body).toMatchObject({ isPaired: true });
    expect((await next.browser.post('/api/getSignage', { targetId: 'SELF' })).body).toMatchObject({ id: signageId });
  });

  it('[O-G09] is not taken back by the device that was it before', async () => {
    const [old, next] = [await newDevice(), await newDevice()];
    await pair(old.code);
    await ask(old);
    await pair(next.code, { isForceSubmit: true });
    await ask(next);
    expect(refusalIn(await ask(old))).toEqual([410, 'SVER-35']);
    expect(await selfOf(next.browser)).toMatchObject({ role: 'signage' });
  });

  it('[O-G09] [D-B04] of another company, of a guest or of nobody is not found, and the code stays good', async () => {
    await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
    const stranger = await loggedIn(service().url, 'admin@other.example');
    const guest = await loggedIn(service().url, 'guest@demo.example');
    const own = idOf((await guest.post('/api/getSignage', { targetId: 'SELF' })).body);
    const device = await newDevice();
    expect(refusalIn(await pair(device.code, {}, stranger))).toEqual([404, 'SVER-14']);
    expect(refusalIn(await pair(device.code, { targetId: own }))).toEqual([404, 'SVER-14']);
    expect(refusalIn(await pair(device.code, { targetId: 999_999 }))).toEqual([404, 'SVER-14']);
    expect((await pair(device.code)).result).toBe('OK');
  });

  it('[O-G08] [O-R01] is not paired by an operator', async () => {
    const { code } = await newDevice();
    const operator = await loggedIn(service().url, 'operator1@demo.example');
    expect(refusalIn(await pair(code, {}, operator))).toEqual([403, 'SVER-12']);
  });
});
