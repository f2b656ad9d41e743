import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reserve } from '#testing/reservations';
import { serviceForFile } from '#testing/serviceForFile';
import { TestClient } from '#testing/testClient';
import { days, hours, minutes } from '#testing/testClock';

const service = serviceForFile();
const browser = () => new TestClient(service().url);
const dated = z.object({ result: z.literal('OK'), date: z.string().regex(/\+09:00$/) });
const timeIn = (body: unknown) => new Date(dated.parse(body).date);

/** The link of a reservation, from and to so many milliseconds from now. */
const link = (startsIn: number, endsIn: number) => reserve(service(), startsIn, endsIn);

async function opened(startsIn: number, endsIn: number): Promise<TestClient> {
  const client = browser();
  const { token } = await link(startsIn, endsIn);
  expect((await client.post('/token/login', { token })).result).toBe('OK');
  return client;
}

const self = (client: TestClient) => client.post('/api/getUser', { targetUserId: 'SELF' });

describe('a reservation link', () => {
  it('[A-C03] [A-S04] [S-25] answers with the start of its reservation and keeps its token in a cookie that no script reads', async () => {
    const client = browser();
    const { token, startsAt } = await link(hours(1), hours(2));
    const { status, body, headers } = await client.post('/token/login', { token });
    expect(status).toBe(200);
    expect(body).toEqual({ result: 'OK', date: expect.stringMatching(/\+09:00$/), msg: '' });
    expect(timeIn(body)).toEqual(startsAt);
    expect(client.cookies.get('reservation_token')).toBe(token);
    const kept = headers.getSetCookie().find((line) => line.startsWith('reservation_token='));
    expect(kept).toContain('HttpOnly');
    const mirror = headers.getSetCookie().find((line) => line.startsWith('reservation_kept='));
    expect(mirror).toMatch(/^reservation_kept=1; Max-Age=\d+; Path=\/; SameSite=Lax$/);
    const readable = headers.getSetCookie().filter((line) => !line.includes('HttpOnly'));
    expect(readable.join()).not.toContain(token);
  });

  it('[D-RM03] is kept by a browser for as long as its meeting may be prolonged, and no longer', async () => {
    const keptFor = async (startsIn: number, endsIn: number) => {
      const { token } = await link(startsIn, endsIn);
      const { headers } = await browser().post('/token/login', { token });
      return headers.getSetCookie().flatMap((line) => /^reservation_\w+=.*Max-Age=(\d+)/.exec(line)?.[1] ?? []);
    };
    const untilMidnight = new Date('2026-11-17T00:00:00+09:00').getTime() - service().clock.now().getTime();
    expect(await keptFor(hours(1), hours(2))).toEqual(Array(2).fill(String(hours(10) / 1000)));
    expect(await keptFor(hours(8), hours(9))).toEqual(Array(2).fill(String(untilMidnight / 1000)));
  });

  it('[S-25] [A-S08] that is kept opens again, and tells its times, without being named', async () => {
    const client = browser();
    const { token, startsAt, endsAt } = await link(hours(1), hours(2));
    await client.post('/token/login', { token });
    client.cookies.delete('session');
    const kept = { token: 'kept' };
    expect(timeIn((await client.post('/token/get/startTime', kept)).body)).toEqual(startsAt);
    expect(timeIn((await client.post('/token/get/expTime', kept)).body)).toEqual(endsAt);
    expect(timeIn((await client.post('/token/login', kept)).body)).toEqual(startsAt);
    expect((await client.get('/api/check-auth')).body).toMatchObject({ auth: true, role: 'signage' });
  });

  it('[A-R12] tells when it begins by the clock that decides, which may be another one than that of the device', async () => {
    const { token, startsAt } = await link(minutes(1), hours(1));
    const asked = async () => (await browser().post('/token/get/startTime', { token })).body;
    expect(await asked()).toEqual({ result: 'OK', date: toJapanIso(startsAt), now: toJapanIso(service().clock.now()) });
    service().clock.forward(minutes(1));
    expect(await asked()).toMatchObject({ now: toJapanIso(startsAt) });
  });

  it('[S-25] [A-S06] that is kept and over says so, and is kept no longer', async () => {
    const client = await opened(-minutes(5), minutes(1));
    service().clock.forward(minutes(2));
    expect((await client.post('/token/login', { token: 'kept' })).code).toBe('SVER-23');
    expect([...client.cookies.keys()].filter((name) => name.startsWith('reservation'))).toEqual([]);
  });

  it('[S-25] [A-S06] that a browser has forgotten at the end of its reservation is told as over, and its mirror goes', async () => {
    const client = await opened(-minutes(5), minutes(1));
    service().clock.forward(minutes(2));
    client.cookies.delete('reservation_token');
    expect((await client.post('/token/login', { token: 'kept' })).code).toBe('SVER-23');
    expect(client.cookies.has('reservation_kept')).toBe(false);
    expect((await client.post('/token/login', { token: 'kept' })).code).toBe('SVER-23');
    expect((await client.post('/token/get/startTime', { token: 'kept' })).code).toBe('SVER-23');
  });

  it('[S-25] that is over leaves the one alone that is kept', async () => {
    const client = await opened(-minutes(5), minutes(30));
    const { token } = await link(-hours(2), -hours(1));
    expect((await client.post('/token/login', { token })).code).toBe('SVER-23');
    expect(client.cookies.has('reservation_token')).toBe(true);
  });

  it('[D-A21] before the start opens only the waiting room and the two time calls', async () => {
    const client = await opened(hours(1), hours(2));
    expect((await client.get('/api/check-auth')).body).toMatchObject({ auth: true, role: 'signage' });
    expect((await client.post('/token/get/startTime', {})).status).toBe(200);
    expect((await client.post('/token/get/expTime', {})).status).toBe(200);
    expect((await self(client)).status).toBe(403);
    for (const path of ['/api/getStore', '/api/getCompany', '/api/getUser', '/api/getOutbox']) {
      expect((await client.post(path)).status).toBe(403);
    }
    expect((await client.form('/api/updateUser', { name: '別の名前' })).status).toBe(403);
  });

  it('[D-A21] [A-S05] from the start on is the signage, and goes with the end', async () => {
    const client = await opened(minutes(10), minutes(40));
    service().clock.forward(minutes(10));
    expect((await self(client)).body).toMatchObject({ role: 'signage', name: 'Mukae' });
    service().clock.forward(minutes(29));
    expect((await self(client)).status).toBe(200);
    service().clock.forward(minutes(1));
    expect((await self(client)).status).toBe(401);
    expect((await client.get('/api/check-auth')).body).toMatchObject({ auth: false });
  });

  it('[D-A02] is not prolonged by use', async () => {
    const client = await opened(-minutes(5), minutes(30));
    const end = async () => timeIn((await client.post('/token/get/expTime', {})).body);
    const before = await end();
    service().clock.forward(minutes(20));
    await self(client);
    expect(await end()).toEqual(before);
  });

  it('[A-S05] that has begun answers with a date that is past', async () => {
    const { token } = await link(-minutes(5), minutes(30));
    const { body } = await browser().post('/token/login', { token });
    expect(timeIn(body).getTime()).toBeLessThan(service().clock.now().getTime());
  });

  it('[D-A03] does not log in automatically without its token', async () => {
    const client = await opened(-minutes(5), minutes(30));
    expect((await client.post('/autoLogin')).body).toBeUndefined();
  });

  it('[A-C15] is left with the token logout', async () => {
    const client = await opened(-minutes(5), minutes(30));
    expect((await client.get('/token/logout')).result).toBe('OK');
    expect(client.cookies.size).toBe(0);
    expect((await self(client)).status).toBe(401);
  });
});

describe('the token of a reservation link', () => {
  it('[A-S06] [A-C03] that is over says so', async () => {
    const { token } = await link(-hours(2), -minutes(1));
    const client = browser();
    const { status, code, msg } = await client.post('/token/login', { token });
    expect([status, code]).toEqual([401, 'SVER-23']);
    expect(msg).toContain('jwt expired');
    expect(client.cookies.size).toBe(0);
  });

  it('[A-C13] [A-C14] [D-A07] tells its times to anyone who holds it, also afterwards', async () => {
    const { token, startsAt, endsAt } = await link(hours(1), hours(2));
    const times = async () => [
      timeIn((await browser().post('/token/get/startTime', { token })).body),
      timeIn((await browser().post('/token/get/expTime', { token })).body),
    ];
    expect(await times()).toEqual([startsAt, endsAt]);
    service().clock.forward(days(2));
    expect(await times()).toEqual([startsAt, endsAt]);
  });

  const forged = async (secret: string, claims: Record<string, unknown>, alg = 'HS256') =>
    new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));
  const ownSecret = 'a secret that only this test service knows';

  it.each([
    ['is no token', async () => 'garbage'],
    ['has three empty parts', async () => '..'],
    ['holds a NUL', async () => 'a\u0000b'],
    ['was signed by another', () => forged('x'.repeat(42), { aud: 'reservation', sub: '1', made: 1 })],
    ['is for something else', () => forged(ownSecret, { aud: 'login', sub: '1', made: 1 })],
    ['does not say which times it was made for', () => forged(ownSecret, { aud: 'reservation', sub: '1' })],
    ['names no reservation', () => forged(ownSecret, { aud: 'reservation', sub: '999999', made: 1 })],
    ['names something else', () => forged(ownSecret, { aud: 'reservation', sub: '1; drop', made: 1 })],
    [
      'was changed',
      async () => {
        const { token, id } = await link(-hours(1), hours(1));
        const [head, , signature] = token.split('.');
        const claims = { aud: 'reservation', sub: String(id), made: 2 };
        return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
      },
    ],
    [
      'is not signed at all',
      async () => {
        const { id } = await link(-hours(1), hours(1));
        const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
        return `${part({ alg: 'none' })}.${part({ aud: 'reservation', sub: String(id), made: 1 })}.`;
      },
    ],
  ])('[A-C03] that %s is refused', async (_, make) => {
    const client = browser();
    const { status, code } = await client.post('/token/login', { token: await make() });
    expect([status, code]).toEqual([401, 'SVER-24']);
    expect(client.cookies.size).toBe(0);
  });

  it('is refused by the time calls as well when it is none', async () => {
    for (const path of ['/token/get/startTime', '/token/get/expTime']) {
      expect((await browser().post(path, { token: 'garbage' })).code).toBe('SVER-24');
      expect((await browser().post(path, { token: '' })).status).toBe(401);
    }
  });
});
