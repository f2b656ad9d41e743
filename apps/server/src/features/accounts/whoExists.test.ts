import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoPassword } from '#features/demo';
import { mailsTo } from '#testing/mails';
import { addStranger, countAttempts } from '#testing/people';
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

  it('[S-20] in other companies is told to a company a hundred times an hour, however it asks', async () => {
    const { companyId } = await addStranger(service(), { loginId: 'spy@spies.example', role: 'companyAdmin' });
    const spy = await loggedIn(service().url, 'spy@spies.example');
    const add = (login_id: string) => spy.form('/api/addUser', { login_id, name: '新人', kana: 'しんじん' });
    const ask = (...loginIds: string[]) => {
      const rows = loginIds.map((loginId) => `${loginId},新人,しんじん,operator,,,`);
      const text = ['login_id,name,kana,role,store,character,subject_name', ...rows].join('\r\n');
      return spy.form('/api/importUsers', { file: new File([text], 'list.csv') });
    };
    await countAttempts(service(), 'foreignLoginIdsOfCompany', String(companyId), 96);
    expect((await add('operator1@demo.example')).code).toBe('SVER-21');
    expect((await ask('operator1@demo.example', 'guest@demo.example', 'nobody@demo.example')).status).toBe(200);
    const stopped = await ask('operator1@demo.example', 'guest@demo.example');
    expect([stopped.status, stopped.code]).toEqual([429, 'SVER-17']);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await add('operator1@demo.example')).code).toBe('SVER-21');
    expect((await add('operator1@demo.example')).status).toBe(429);
    const change = { login_id: 'operator1@demo.example', currentPassword: demoPassword };
    expect((await spy.form('/api/updateUser', change)).status).toBe(429);
    expect((await ask('nobody@demo.example', 'spy@spies.example')).status).toBe(200);
  });
});
