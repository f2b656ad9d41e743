import { createHash } from 'node:crypto';
import { knownPlacesMax } from '@mukae/contract/domain/account/knownPlace';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#features/demo';
import { postFrom } from '#testing/fromAddress';
import { addPerson, countAttempts } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { days, minutes } from '#testing/testClock';
import { knownPlaces } from './accounts.tables';

const service = serviceForFile();
const office = '203.0.113.10';
const elsewhere = '198.51.100.7';

type Cookies = Readonly<Record<string, string>>;
const logIn = (from: string, loginId: string, password = demoPassword, cookies: Cookies = {}) =>
  postFrom(service(), from, '/login', { username: loginId, password, isRemember: false }, cookies);
const guess = (from: string, loginId: string, cookies: Cookies = {}) => logIn(from, loginId, 'Guess2026!', cookies);
const forget = (from: string, loginId: string, cookies: Cookies = {}) =>
  postFrom(service(), from, '/api/pwResetUser', { targetUserLoginId: loginId, passwordReset: true }, cookies);

const deviceOf = ({ cookies }: { cookies: Cookies }) => ({ device: cookies.device ?? '' });

/** Somebody who logged in at the office once; strangers have used up what they may try. */
async function besieged(loginId: string): Promise<{ id: number; device: Cookies }> {
  const id = await addPerson(service(), { loginId, role: 'operator' });
  const device = deviceOf(await logIn(office, loginId));
  for (let n = 1; n <= 10; n += 1) expect((await guess(`192.0.2.${n}`, loginId)).status).toBe(401);
  expect((await guess('192.0.2.11', loginId)).status).toBe(429);
  return { id, device };
}

describe('strangers who try passwords of somebody', () => {
  const loginId = 'besieged@demo.example';
  let device: Cookies;
  beforeAll(async () => {
    ({ device } = await besieged(loginId));
  });

  it('[S-15] lock her out neither of the browser that she logged in with before, wherever it is, nor of its address', async () => {
    expect((await logIn(elsewhere, loginId)).status).toBe(429);
    expect((await logIn(office, loginId)).status).toBe(200);
    expect((await logIn('198.51.100.8', loginId, demoPassword, device)).status).toBe(200);
  });

  it('[S-15] lock her out of nowhere by a login id that reads like a place of hers', async () => {
    const place = createHash('sha256').update(`address ${office}`).digest('hex');
    for (let n = 1; n <= 11; n += 1) await guess(`198.51.100.${20 + n}`, `${loginId} ${place}`);
    expect((await logIn(office, loginId)).status).toBe(200);
  });

  it('[S-15] get no more tries by her success, nor by a cookie that they made up', async () => {
    expect((await guess('192.0.2.12', loginId)).status).toBe(429);
    expect((await guess('192.0.2.12', loginId, { device: 'a'.repeat(43) })).status).toBe(429);
  });

  it('[S-15] have ten tries with a browser of hers as well, and no more', async () => {
    for (let n = 0; n < 10; n += 1) expect((await guess('198.51.100.9', loginId, device)).status).toBe(401);
    expect((await guess('198.51.100.9', loginId, device)).status).toBe(429);
    expect((await logIn(office, loginId)).status).toBe(200);
  });

  it('[S-15] are counted alike for a login id that nobody has', async () => {
    for (let n = 1; n <= 10; n += 1)
      expect((await guess(`192.0.2.${n}`, 'nobody@demo.example', device)).status).toBe(401);
    expect((await guess(office, 'nobody@demo.example', device)).status).toBe(429);
  });
});

describe('a place where somebody has logged in', () => {
  it('[S-15] is kept as a cookie that no script reads and as a hash, the same for all who use the browser', async () => {
    await addPerson(service(), { loginId: 'one@demo.example', role: 'operator' });
    const id = await addPerson(service(), { loginId: 'two@demo.example', role: 'operator' });
    const response = await service().mukae.app.inject({
      method: 'POST',
      url: '/login',
      payload: { username: 'one@demo.example', password: demoPassword, isRemember: false },
    });
    const [cookie] = response.cookies.filter(({ name }) => name === 'device');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: days(180) / 1000 });
    const device = cookie?.value ?? '';
    expect(deviceOf(await logIn(office, 'two@demo.example', demoPassword, { device }))).toEqual({ device });
    const kept = await service().db.select().from(knownPlaces).where(eq(knownPlaces.userId, id));
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain(device);
    expect(JSON.stringify(kept)).not.toContain(office);
  });

  it('[S-15] is forgotten: an address after 30 days, a browser after 180, and the oldest of more than twenty', async () => {
    const loginId = 'mobile@demo.example';
    const id = await addPerson(service(), { loginId, role: 'operator' });
    const device = deviceOf(await logIn(office, loginId));
    service().clock.forward(days(31));
    await countAttempts(service(), 'loginFailuresOfLoginId', loginId, 10);
    expect((await logIn(office, loginId)).status).toBe(429);
    expect((await logIn(elsewhere, loginId, demoPassword, device)).status).toBe(200);
    for (let n = 0; n < 11; n += 1) {
      service().clock.forward(minutes(20));
      expect((await logIn(`203.0.113.${100 + n}`, loginId)).status).toBe(200);
    }
    const kept = await service().db.select().from(knownPlaces).where(eq(knownPlaces.userId, id));
    expect(kept).toHaveLength(knownPlacesMax);
    service().clock.forward(days(181));
    await countAttempts(service(), 'loginFailuresOfLoginId', loginId, 10);
    expect((await logIn(elsewhere, loginId, demoPassword, device)).status).toBe(429);
  });
});

describe('strangers who ask for temporary passwords of somebody', () => {
  it('[S-15] keep her from asking neither in a browser nor at an address that she logged in from', async () => {
    const loginId = 'forgetful@demo.example';
    await addPerson(service(), { loginId, role: 'operator' });
    const device = deviceOf(await logIn(office, loginId));
    for (let n = 1; n <= 5; n += 1) expect((await forget(`192.0.2.${n}`, loginId)).status).toBe(200);
    expect((await forget('192.0.2.6', loginId)).status).toBe(429);
    expect((await forget(office, loginId)).status).toBe(200);
    expect((await forget(elsewhere, loginId, device)).status).toBe(200);
  });
});
