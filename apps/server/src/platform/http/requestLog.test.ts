import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestDatabase } from '#testing/databases';
import { loggedIn, TestClient } from '#testing/testClient';
import { makeTestDatabase } from '#testing/testDatabase';
import { startTestService, type TestService } from '#testing/testService';

const entry = z.looseObject({
  level: z.number(),
  time: z.iso.datetime(),
  reqId: z.string().optional(),
  method: z.string().optional(),
  path: z.string().optional(),
  status: z.number().optional(),
  user: z.number().optional(),
});

let database: TestDatabase;
let service: TestService;
const lines: string[] = [];
const entries = () => lines.map((line) => entry.parse(JSON.parse(line)));

beforeAll(async () => {
  database = await makeTestDatabase();
  service = await startTestService({ databaseUrl: database.url, log: (line) => lines.push(line) });
});

afterAll(async () => {
  await service.stop();
  await database.drop();
});

beforeEach(() => {
  lines.length = 0;
});

describe('the log', () => {
  it('[W-06] has one line per request, with the id that the caller was given', async () => {
    const { headers } = await new TestClient(service.url).get('/health');
    expect(entries()).toMatchObject([
      { method: 'GET', path: '/health', status: 200, reqId: headers.get('x-request-id') },
    ]);
  });

  it('[W-06] has no line for probes, which are asked every second', async () => {
    for (const path of ['/healthz', '/readyz', '/servez']) await new TestClient(service.url).get(path);
    await new TestClient(service.url).get('/health');
    expect(entries().map(({ path }) => path)).toEqual(['/health']);
  });

  it('[W-06] tells who called, and holds neither password, cookie, query nor mail', async () => {
    const client = await loggedIn(service.url, 'operator1@demo.example');
    await client.post('/api/getUser', { targetUserId: 'SELF' });
    await client.login('operator1@demo.example', { password: 'Mistyped2026!' });
    await client.send('GET', '/login?token=secret.link.token');
    await client.post('/token/login', { token: 'another.secret.token' });
    await client.send('GET', '/reservation/feed/secret.ics');
    await client.post('/api/pwResetUser', { targetUserLoginId: 'guest@demo.example', passwordReset: true });
    await client.form('/api/updateUser', { password: 'Next2026!x', currentPassword: 'Demo2026!' });

    const text = lines.join('');
    expect(entries().find(({ path }) => path === '/api/getUser')?.user).toBeGreaterThan(0);

    expect(entries().map(({ path }) => path)).toEqual(expect.arrayContaining(['/login', '/reservation/feed/:secret']));
    const opening = ['secret.link', 'another.secret', 'secret.ics'];
    for (const secret of [
      'Demo2026!',
      'Mistyped2026!',
      'Next2026!x',
      ...opening,
      'session=',
      '仮パスワード',
      'guest@',
    ]) {
      expect(text).not.toContain(secret);
    }
    for (const value of client.cookies.values()) if (value.length > 20) expect(text).not.toContain(value);
  });

  it('[W-06] tells why a request failed, without what was in it', async () => {
    const client = await loggedIn(service.url, 'guest@demo.example');
    await service.db.execute(sql`alter table mails rename to mails_away`);
    const { status, code } = await client.post('/api/pwResetUser', { targetUserId: 'SELF', passwordReset: true });
    await service.db.execute(sql`alter table mails_away rename to mails`);
    expect([status, code]).toEqual([500, 'SVER-99']);
    const text = lines.join('');
    expect(text).toContain('relation \\"mails\\" does not exist');
    for (const secret of ['仮パスワード', 'guest@demo.example', 'argon2']) expect(text).not.toContain(secret);
  });
});
