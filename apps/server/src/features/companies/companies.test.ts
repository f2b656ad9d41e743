import { companyCalls } from '@mukae/contract/calls/companies';
import { limits } from '@mukae/contract/domain/limits';
import { hostileTexts } from '@mukae/contract/testing/hostileTexts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalIn } from '#testing/answers';
import { longestHalt, noHaltMs } from '#testing/longestHalt';
import { mailsTo } from '#testing/mails';
import { addPerson, countAttempts, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import { TestPage } from '#testing/testPage';
import { addCompany } from './companies.repo';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
let admin: TestClient;
let system: TestClient;
let demoCompany: number;

beforeAll(async () => {
  const { db, clock } = service();
  admin = await as('admin@demo.example');
  system = await as('system@demo.example');
  demoCompany = Number((await demoUser(service(), 'admin')).companyId);
  for (const name of ['C商事', 'A商事', 'B商事', '100%商事']) {
    await db.transaction((tx) => addCompany(tx, { name, avatarChannelMax: 0, createdAt: clock.now() }));
  }
});

const list = async (input: object = {}) =>
  companyCalls.getCompanies.output.parse((await system.post('/api/getCompanies', input)).body);
const named = async (input: object) => (await list(input)).companies.map(({ name }) => name);
const update = (fields: object, targetCompanyId = demoCompany) =>
  system.post('/api/updateCompany', { targetCompanyId, ...fields });
const demo = async () => (await list({ search: '青葉' })).companies[0];

describe('the list of companies', () => {
  it('[O-C05] [O-K10] tells contract count, channels in use and fee rate of each', async () => {
    const page = await TestPage.ofUser(service().url, 'operator1@demo.example');
    await page.standsBy();
    expect((await system.post('/api/getCompanies', { search: '青葉' })).body).toEqual({
      result: 'OK',
      companies: [
        {
          companyId: demoCompany,
          companyName: '青葉ホーム株式会社',
          avatar_channel_max: 3,
          channels_in_use: 1,
          fee_rate: 300,
          version: 1,
        },
      ],
      total: 1,
    });
    expect((await admin.post('/api/getCompany')).body).toMatchObject({ channels_in_use: 1 });
  });

  it('[O-C05] [D-B08] is searched, sorted and comes by the page', async () => {
    expect(await named({ search: '商事', sort: 'name', pageSize: 2, page: 2 })).toHaveLength(2);
    expect(await named({ search: '%' })).toEqual(['100%商事']);
    expect(await list({ page: 1, pageSize: 2 })).toMatchObject({ total: 6, companies: [{}, {}] });
    const names = await named({ search: '商事', sort: 'name' });
    expect(await named({ search: '商事', sort: '-name' })).toEqual(names.toReversed());
  });

  it.each(['admin@demo.example', 'operator1@demo.example'])('[O-C05] is not for %s', async (loginId) => {
    const client = await as(loginId);
    expect(refusalIn(await client.post('/api/getCompanies'))).toEqual([403, 'SVER-12']);
    expect((await client.post('/api/updateCompany', { targetCompanyId: demoCompany, fee_rate: 0 })).status).toBe(403);
    expect((await demo())?.feeRate).toBe(300);
  });
});

describe('a contract', () => {
  it('[O-C05] [O-K10] changes alone in what is sent', async () => {
    expect((await update({ fee_rate: 250 })).body).toEqual({ result: 'OK', code: '', msg: '' });
    expect(await demo()).toMatchObject({ feeRate: 250, avatarChannelMax: 3, name: '青葉ホーム株式会社' });
    await update({ companyName: '青葉ホーム' });
    expect((await admin.post('/api/getCompany')).body).toMatchObject({ companyName: '青葉ホーム' });
  });

  it('[O-C05] is not overwritten by who saw an older state', async () => {
    const version = (await demo())?.version;
    expect((await update({ fee_rate: 260, version })).result).toBe('OK');
    expect(refusalIn(await update({ fee_rate: 270, version }))).toEqual([409, 'SVER-28']);
    expect(await demo()).toMatchObject({ feeRate: 260 });
  });

  it('[O-C05] is changed by one of two who save it at once', async () => {
    const version = (await demo())?.version;
    const answers = await Promise.all([280, 290].map((fee_rate) => update({ fee_rate, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[O-K10] of nobody is not found, and a rate below nothing is none', async () => {
    expect((await update({ fee_rate: 1 }, 999_999)).status).toBe(404);
    for (const fee_rate of [-1, 1_000_001, 0.5]) expect((await update({ fee_rate })).status).toBe(400);
  });
});

describe('asking for more channels', () => {
  it('[O-C04] [O-K10] mails every system administrator', async () => {
    await addPerson(service(), { loginId: 'second@system.example', role: 'systemAdmin', companyId: null });
    const asked = await admin.post('/api/requestChannels', { count: 5, message: '大阪店でも使います。\n急ぎです。' });
    expect(asked.body).toEqual({ result: 'OK', code: '', msg: '' });
    for (const to of ['system@demo.example', 'second@system.example']) {
      const [mail, ...more] = await mailsTo(system, to);
      expect([mail?.subject, more]).toEqual(['【Mukae】アバターチャンネル追加のご希望（青葉ホーム）', []]);
      expect(mail?.text).toContain('現在の契約数: 3\n追加の希望数: 5\nご担当: 田中 恵子（admin@demo.example）');
      expect(mail?.text).toContain('大阪店でも使います。\n急ぎです。');
    }
  });

  it('[O-C04] may be done without a message, in English', async () => {
    await admin.post('/api/requestChannels', { count: '1' }, { 'accept-language': 'en' });
    const [mail] = await mailsTo(system, 'system@demo.example');
    expect(mail?.subject).toBe('[Mukae] Request for more avatar channels (青葉ホーム)');
    expect(mail?.text).toContain('(no message)');
  });

  it.each(['letters', 'kana with marks', 'families'])(
    '[S-05] with as many %s as a call can hold is refused at once, and nobody waits for it',
    async (name) => {
      for (const text of [hostileTexts()[name], hostileTexts(79_000)[name]]) {
        const begun = performance.now();
        const halt = await longestHalt(async () => {
          const { status } = await admin.post('/api/requestChannels', { count: 1, message: text });
          expect(status).toBe(400);
        });
        expect(performance.now() - begun).toBeLessThan(4 * noHaltMs);
        expect(halt).toBeLessThan(noHaltMs);
      }
    },
  );

  it('[O-C04] is held to its limits, and to 10 an hour', async () => {
    for (const wish of [{ count: 0 }, { count: 1001 }, {}, { count: 1, message: 'あ'.repeat(2001) }]) {
      expect((await admin.post('/api/requestChannels', wish)).status).toBe(400);
    }
    const before = (await mailsTo(system, 'system@demo.example')).length;
    await countAttempts(service(), 'channelWishesOfCompany', String(demoCompany), 10);
    expect(refusalIn(await admin.post('/api/requestChannels', { count: 1 }))).toEqual([429, 'SVER-17']);
    expect(await mailsTo(system, 'system@demo.example')).toHaveLength(before);
    service().clock.forward(hours(1));
    expect((await admin.post('/api/requestChannels', { count: 1 })).result).toBe('OK');
  });

  it('[S-13] counts towards the mails of the day of its address, however many companies somebody opens there', async () => {
    const before = (await mailsTo(system, 'system@demo.example')).length;
    await countAttempts(service(), 'mailsOfAddress', '127.0.0.1', limits.mailsOfAddress.max);
    expect(refusalIn(await admin.post('/api/requestChannels', { count: 1 }))).toEqual([429, 'SVER-59']);
    expect(await mailsTo(system, 'system@demo.example')).toHaveLength(before);
    service().clock.forward(hours(25));
  });
});
