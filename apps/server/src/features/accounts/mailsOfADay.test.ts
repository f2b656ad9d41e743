import { importAnswer } from '@mukae/contract/calls/csv';
import { mailsOfNewCompanyMax } from '@mukae/contract/domain/company/mailLimit';
import { limits } from '@mukae/contract/domain/limits';
import { count } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newcomersFile } from '#testing/hostile/newcomersFile';
import { addPerson, addStranger, countAttempts, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { days, hours } from '#testing/testClock';
import { mails } from '../outbox/outbox.tables';
import { users } from './accounts.tables';

const service = serviceForFile();
let admin: TestClient;
let companyId: number;

beforeAll(async () => {
  companyId = Number((await demoUser(service(), 'admin')).companyId);
});
beforeEach(async () => {
  // A day later nothing is counted any more.
  service().clock.forward(hours(25));
  admin = await loggedIn(service().url, 'admin@demo.example');
});

const send = (file: File, fields: Record<string, string> = {}, client = admin) =>
  client.form('/api/importUsers', { file, ...fields });
const markOf = async (file: File) => importAnswer.parse((await send(file)).body).mark;
const used = (times: number) => countAttempts(service(), 'mailsOfCompany', String(companyId), times);

async function stock(): Promise<[mails: number, people: number]> {
  const [posted] = await service().db.select({ count: count() }).from(mails);
  const [people] = await service().db.select({ count: count() }).from(users);
  return [posted?.count ?? 0, people?.count ?? 0];
}

describe('mails that a company causes', () => {
  it('[S-13] by a file of too many newcomers are refused in the preview, with what to do instead, and nothing is done', async () => {
    const before = await stock();
    const file = newcomersFile('flood', mailsOfNewCompanyMax + 1);
    const refused = await send(file);
    expect([refused.status, refused.code]).toEqual([429, 'SVER-59']);
    expect(refused.msg).toContain('明日もう一度');
    expect(Number(refused.headers.get('retry-after'))).toBe(24 * 60 * 60);
    const english = await admin.form('/api/importUsers', { file }, { 'accept-language': 'en' });
    expect(english.msg).toContain('split a CSV file over several days');
    expect(await stock()).toEqual(before);
  });

  it('[S-13] by two files at once are not more than the limit: one of them is written whole, the other not at all', async () => {
    await used(mailsOfNewCompanyMax - 5);
    const [posted, people] = await stock();
    const files = [newcomersFile('left', 4), newcomersFile('right', 4)];
    const marks = await Promise.all(files.map(markOf));
    const answers = await Promise.all(files.map((file, n) => send(file, { mark: marks[n] ?? '' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await stock()).toEqual([posted + 4, people + 4]);
  });

  it('[S-13] by adding one after another or by resets end at the limit, until a day has passed, whoever does it', async () => {
    await used(mailsOfNewCompanyMax - 2);
    const id = await addPerson(service(), { loginId: 'reset@demo.example', role: 'operator' });
    const add = (n: number, client = admin, fields = {}) => {
      const newcomer = { login_id: `single${n}@demo.example`, name: `単独 ${n}`, kana: 'しんじん' };
      return client.form('/api/addUser', { ...newcomer, ...fields });
    };
    const system = await loggedIn(service().url, 'system@demo.example');
    expect((await add(1)).result).toBe('OK');
    expect((await add(2, system, { companyId: String(companyId) })).result).toBe('OK');
    const stopped = await add(3);
    expect([stopped.status, stopped.code]).toEqual([429, 'SVER-59']);
    expect(Number(stopped.headers.get('retry-after'))).toBe(24 * 60 * 60);
    expect((await admin.post('/api/pwResetUser', { targetUserId: id, passwordReset: true })).code).toBe('SVER-59');
    expect((await add(3, system, { companyId: String(companyId) })).code).toBe('SVER-59');
    expect((await add(3, admin, { password: 'Chosen2026!' })).result).toBe('OK');

    service().clock.forward(days(1));
    admin = await loggedIn(service().url, 'admin@demo.example');
    expect((await add(4)).result).toBe('OK');
  });

  it('[S-13] are counted by the address as well, so that many companies of one stranger do not help her', async () => {
    await countAttempts(service(), 'mailsOfAddress', '127.0.0.1', limits.mailsOfAddress.max);
    await addStranger(service(), { loginId: 'again@strangers.example', role: 'companyAdmin' });
    const stranger = await loggedIn(service().url, 'again@strangers.example');
    expect((await send(newcomersFile('stranger', 1), {}, stranger)).code).toBe('SVER-59');
  });

  it('[S-13] are counted on when the company is no longer new: the day does not begin anew', async () => {
    const { companyId: young } = await addStranger(service(), { loginId: 'young@firms.example', role: 'companyAdmin' });
    const preview = async (newcomers: number) => {
      const young = await loggedIn(service().url, 'young@firms.example');
      return (await send(newcomersFile('young', newcomers), {}, young)).status;
    };
    service().clock.forward(days(7) - hours(1));
    await countAttempts(service(), 'mailsOfCompany', String(young), mailsOfNewCompanyMax);
    expect(await preview(1)).toBe(429);
    service().clock.forward(hours(2));
    const left = limits.mailsOfCompany.max - mailsOfNewCompanyMax;
    expect([await preview(left), await preview(left + 1)]).toEqual([200, 429]);
  });

  it('[S-13] by resets that strangers ask for end silently at the limit, and take none from who asks where she is known', async () => {
    const loginId = 'asked@demo.example';
    await addPerson(service(), { loginId, role: 'operator' });
    await countAttempts(service(), 'resetMailsOfCompany', String(companyId), limits.resetMailsOfCompany.max);
    const [posted] = await stock();
    const forget = async () => {
      const asked = { targetUserLoginId: loginId, passwordReset: true };
      const { body } = await new TestClient(service().url).post('/api/pwResetUser', asked);
      await service().mukae.passwordReset.carryOut();
      return body;
    };
    expect(await forget()).toMatchObject({ result: 'OK' });
    expect((await stock())[0]).toBe(posted);
    await loggedIn(service().url, loginId);
    expect(await forget()).toMatchObject({ result: 'OK' });
    expect((await stock())[0]).toBe(posted + 1);
  });
});
