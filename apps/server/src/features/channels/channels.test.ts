import { channelCalls } from '@mukae/contract/calls/channels';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusalIn } from '#testing/answers';
import { demoUser, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { TestPage } from '#testing/testPage';
import { channels as channelRows } from './channels.tables';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const channelList = z.array(
  z.looseObject({
    id: z.number(),
    number: z.number(),
    face_capture_port: z.nullable(z.number()),
    face_capture: z.string(),
  }),
);
const channelsOf = async (client: TestClient, input: object = {}) =>
  channelList.parse((await client.post('/api/getChannel', input)).body);
const ports = async () => (await service().db.select().from(channelRows)).map(({ facePort }) => facePort);

let admin: TestClient;
let system: TestClient;
let operator: TestClient;
let demoCompany: number;

beforeAll(async () => {
  admin = await as('admin@demo.example');
  system = await as('system@demo.example');
  operator = await as('operator1@demo.example');
  demoCompany = Number((await demoUser(service(), 'admin')).companyId);
});

/** On a page that stays open as long as the service. */
async function standBy(client: TestClient): Promise<void> {
  const page = await TestPage.open(service().url, client);
  await page.standsBy();
}

const register = (n: number) =>
  new TestClient(service().url).post('/registerNewAccount', {
    user: {
      name: '高橋 翔',
      login_id: `first@company${n}.example`,
      password: 'Demo2026!',
      phone: '06-1234-5678',
      address: '大阪府大阪市北区 2-2',
    },
    company: { name: `会社 ${n}` },
  });

describe('channels', () => {
  it('[O-K06] [O-C01] [O-E06] are listed by number, each with who is on it', async () => {
    await operator.form('/api/updateUser', { subject_name: 'iPhone 12', character_id: '2' });
    await standBy(operator);
    const { userId, channelId } = await selfOf(operator);
    const { body } = await admin.post('/api/getChannel');
    const [first, second, third, ...more] = z.array(z.unknown()).parse(body);
    expect(first).toEqual({
      id: channelId,
      number: 1,
      name: 'ch1',
      companyName: '青葉ホーム株式会社',
      streaming_server_ip: '127.0.0.1',
      face_capture_port: expect.any(Number),
      face_capture: 'onlyHere',
      operator: {
        userId,
        name: '佐藤 美咲',
        image: '',
        character_id: 2,
        status: 'Standby',
        subject_name: 'iPhone 12',
      },
    });
    expect([second, third]).toMatchObject([
      { number: 2, operator: null },
      { number: 3, operator: null },
    ]);
    expect(more).toEqual([]);
    expect((await operator.post('/api/getChannel', { targetId: channelId })).body).toEqual(first);
  });

  it('[O-K06] [O-C03] are given back by an administrator; whoever was on one is away', async () => {
    await standBy(operator);
    const { channelId: targetId } = await selfOf(operator);
    expect((await admin.post('/api/releaseChannel', { targetId })).body).toEqual({ result: 'OK', code: '', msg: '' });
    expect(await selfOf(operator)).toMatchObject({ status: 'Leaving', channelId: null });
    expect((await admin.post('/api/releaseChannel', { targetId })).result).toBe('OK');
    expect(refusalIn(await operator.post('/api/releaseChannel', { targetId }))).toEqual([403, 'SVER-12']);
  });

  it('[D-B04] [O-K06] of another company do not exist', async () => {
    await register(1);
    const stranger = await as('first@company1.example');
    const [own] = await channelsOf(admin);
    const targetId = own?.id;
    for (const path of ['/api/getChannel', '/api/releaseChannel']) {
      expect(refusalIn(await stranger.post(path, { targetId }))).toEqual([404, 'SVER-14']);
    }
    expect(await channelsOf(stranger, { companyId: demoCompany })).toHaveLength(3);
    expect(await channelsOf(system)).toHaveLength(6);
    expect(await channelsOf(system, { companyId: demoCompany })).toEqual(await channelsOf(admin));
  });
});

describe('the contract count', () => {
  const setMax = (avatar_channel_max: number, targetCompanyId = demoCompany) =>
    system.post('/api/updateCompany', { targetCompanyId, avatar_channel_max });
  const numbers = async () => (await channelsOf(admin)).map(({ number }) => number);

  it('[D-B03] [O-K10] makes channels and removes them', async () => {
    expect((await setMax(5)).result).toBe('OK');
    expect(await numbers()).toEqual([1, 2, 3, 4, 5]);
    expect((await setMax(2)).result).toBe('OK');
    expect(await numbers()).toEqual([1, 2]);
    expect((await admin.post('/api/getCompany')).body).toMatchObject({ avatar_channel_max: 2 });
    await setMax(0);
    expect(await numbers()).toEqual([]);
    await setMax(3);
  });

  it('[D-B03] does not take away a channel that somebody is on', async () => {
    await standBy(admin);
    await standBy(operator);
    const refused = await setMax(1);
    expect(refusalIn(refused)).toEqual([409, 'SVER-37']);
    expect(refused.msg).toBe('使用中のアバターチャンネルがあるため、契約数を減らせません。');
    expect(await numbers()).toEqual([1, 2, 3]);
    expect((await setMax(2)).result).toBe('OK');
    await operator.post('/api/changeStatus', { status: 'Leaving' });
    expect((await setMax(1)).result).toBe('OK');
    expect(await selfOf(admin)).toMatchObject({ status: 'Standby' });
    await setMax(3);
  });

  it('[D-B03] leaves each channel a port of its own, also when companies come and grow at once', async () => {
    const answers = await Promise.all([register(2), register(3), register(4), setMax(6), register(5)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const all = await ports();
    expect(new Set(all).size).toBe(all.length);
    expect(await channelsOf(await as('first@company3.example'))).toHaveLength(3);
  });

  it.each([-1, 1001, 1.5, 'many', null])('[W-09] is not %j', async (avatar_channel_max) => {
    const wanted = { targetCompanyId: demoCompany, avatar_channel_max };
    expect((await system.post('/api/updateCompany', wanted)).status).toBe(400);
  });
});

it('[O-K06] the answer is what the contract says, for a page that asks for the whole list', async () => {
  const { body } = await operator.post('/api/getChannel');
  const { output } = channelCalls.listChannels;
  expect(z.encode(output, output.parse(body))).toEqual(body);
});

it('[D-B03] goes on without ports when all were given out', async () => {
  const { db } = service();
  const { companyId } = await demoUser(service(), 'guest');
  const taken = await ports();
  const free = Array.from({ length: 10_000 }, (_, n) => 50_000 + n).filter((port) => !taken.includes(port));
  const rows = free.map((facePort, n) => ({ companyId: companyId ?? 0, number: n + 1, facePort }));
  await db.insert(channelRows).values(rows);
  expect((await register(99)).status).toBe(200);
  const newest = await channelsOf(await as('first@company99.example'));
  expect(newest.map(({ face_capture_port }) => face_capture_port)).toEqual([null, null, null]);
  expect(newest.map(({ face_capture }) => face_capture)).toEqual(['noPort', 'noPort', 'noPort']);
  await db.delete(channelRows).where(eq(channelRows.companyId, companyId ?? 0));
});
