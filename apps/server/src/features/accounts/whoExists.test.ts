import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mailsTo } from '#testing/mails';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';

const lines: string[] = [];
const service = serviceForFile({ LOG_LEVEL: 'trace' }, (line) => lines.push(line));
const browser = () => new TestClient(service().url);

const entry = z.object({ query: z.string().optional() });
const asked = () => lines.flatMap((line) => entry.parse(JSON.parse(line)).query ?? []);

/** What the database is asked until the answer is there; jobs that look whether there is something to do are left out. */
async function workOf(call: () => Promise<{ body: unknown; status: number }>) {
  await service().mukae.passwordReset.carryOut();
  lines.length = 0;
  const { body, status } = await call();
  const queries = asked().filter((query) => /^(insert|update|delete)|from "(attempts|known_places|users)"/.test(query));
  return { status, body, queries };
}

const logIn = (loginId: string) => () => browser().login(loginId, { password: 'Guess2026!' });
const forget = (targetUserLoginId: string) => () =>
  browser().post('/api/pwResetUser', { targetUserLoginId, passwordReset: true });

describe('who exists', () => {
  it('[S-20] is told neither by a login that fails nor by the work that it takes', async () => {
    const known = await workOf(logIn('operator1@demo.example'));
    expect(known.status).toBe(401);
    expect(known.queries.length).toBeGreaterThan(3);
    expect(await workOf(logIn('nobody@demo.example'))).toEqual(known);
  });

  it('[S-20] is told neither by a reset nor by the work that is done before it is answered', async () => {
    const known = await workOf(forget('operator1@demo.example'));
    expect(known).toMatchObject({ status: 200, body: { result: 'OK' } });
    expect(await workOf(forget('nobody@demo.example'))).toEqual(known);
    expect(known.queries.filter((query) => query.startsWith('update'))).toEqual([]);
  });

  it('[S-20] a reset that was answered is written down, and done once, however many nodes do it', async () => {
    const loginId = 'guest@demo.example';
    await forget(loginId)();
    const { passwordReset } = service().mukae;
    await Promise.all([passwordReset.carryOut(), passwordReset.carryOut()]);
    const system = await loggedIn(service().url, 'system@demo.example');
    expect(await mailsTo(system, loginId)).toHaveLength(1);
  });
});
