import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idIn, namesIn } from '#testing/answers';
import { connected } from '#testing/connected';
import { addPerson, addStranger, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { seconds } from '#testing/testClock';
import { TestPage } from '#testing/testPage';
import { users } from './accounts.tables';

const service = serviceForFile();
let admin: TestClient;
let operator: TestClient;
let signageId: number;

const list = (input: object = {}, client = admin) => client.post('/api/getUser', input);
const names = async (input: object, client = admin) => namesIn(await list(input, client));

beforeAll(async () => {
  const { url, clock } = service();
  admin = await loggedIn(url, 'admin@demo.example');
  operator = await loggedIn(url, 'operator1@demo.example');
  const { storeId } = await demoUser(service(), 'operator2');
  for (const [n, name, kana] of [
    [1, '100% 元気', 'げんき'],
    [2, '安_全', 'あんぜん'],
    [3, '安全', 'あんぜん'],
    [4, 'C:\\win', 'うぃん'],
  ] as const) {
    clock.forward(1000);
    const role = n === 4 ? 'webReservationUser' : 'operator';
    await addPerson(service(), { loginId: `p${n}@list.example`, name, kana, role, storeId, createdAt: clock.now() });
  }
  await addStranger(service(), { loginId: 'x@other.example', role: 'operator', name: '安全 よその人' });
  signageId = idIn(await admin.form('/api/addSignage', { name: '入口', storeId: String(storeId) }));
  const { id: userId } = await demoUser(service(), 'operator2');
  await admin.post('/api/addSignageUser', { targetId: signageId, userId });
});

const everybody = ['田中 恵子', '佐藤 美咲', '鈴木 健一', '100% 元気', '安_全', '安全', 'C:\\win'];

describe('the list of users', () => {
  it('[O-K01] is everybody of the company in the order of coming, without a page', async () => {
    expect(await names({})).toEqual(everybody);
  });

  it('[D-C02] tells who manages people of which store and company each is, and a colleague neither', async () => {
    const [, misaki, kenichi] = z.array(z.record(z.string(), z.unknown())).parse((await list()).body);
    expect(misaki).toMatchObject({ storeName: '東京本店', companyName: '青葉ホーム株式会社' });
    expect(kenichi).toMatchObject({ storeName: '大阪梅田店' });
    const seen = JSON.stringify((await list({}, operator)).body);
    expect(seen).not.toMatch(/storeName|companyName/);
  });

  it('[D-C02] is sorted by reading, also where a name has none', async () => {
    const { id } = await demoUser(service(), 'operator2');
    await service().db.update(users).set({ kana: '' }).where(eq(users.id, id));
    // Kana come before kanji: whoever has no reading is read as she is written.
    expect((await names({ sort: 'kana' })).at(-1)).toBe('鈴木 健一');
  });

  it('[O-R01] tells an operator nothing of login ids, neither by search nor by order', async () => {
    expect(await names({ search: 'list.example' }, operator)).toEqual([]);
    expect(await names({ search: '元気' }, operator)).toEqual(['100% 元気']);
    const sorted = await names({ page: 1, sort: 'loginId' }, operator);
    expect(sorted).toEqual(await names({ page: 1, sort: 'name' }, operator));
  });

  it('[O-K01] [D-B08] comes by the page with the total', async () => {
    const page = await list({ page: 2, pageSize: 3 });
    expect(page.body).toMatchObject({ result: 'OK', total: 7 });
    expect(namesIn(page)).toEqual(everybody.slice(3, 6));
    expect((await list({ page: 9, pageSize: 3 })).body).toEqual({ result: 'OK', rows: [], total: 7 });
    expect(await names({ page: '1' })).toEqual(everybody);
  });

  it('[O-K01] [D-B08] is sorted upwards and downwards, and no page shows anybody twice', async () => {
    expect(await names({ sort: '-createdAt' })).toEqual(everybody.toReversed());
    const byKana = await names({ sort: 'kana' });
    expect(byKana.indexOf('安_全')).toBeLessThan(byKana.indexOf('100% 元気'));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => names({ page, pageSize: 2, sort: 'role' })));
    expect(pages.flat().sort()).toEqual(everybody.toSorted());
  });

  it.each([
    ['%', ['100% 元気']],
    ['_', ['安_全']],
    ['\\', ['C:\\win']],
    ['安全', ['安全']],
    ['あんぜん', ['安_全', '安全']],
    ['P3@LIST', ['安全']],
    ['  元気 ', ['100% 元気']],
    ["' or 1=1 --", []],
    ['', everybody],
  ])('[O-K01] [D-B08] is searched for %j in name, reading and login id', async (search, found) => {
    expect(await names({ search })).toEqual(found);
    expect((await list({ search, page: 1 })).body).toMatchObject({ total: found.length });
  });

  it('[O-K01] is narrowed to a role, and to a store', async () => {
    const { storeId } = await demoUser(service(), 'admin');
    expect(await names({ role: 'companyAdmin' })).toEqual(['田中 恵子']);
    expect(await names({ role: 'webReservationUser' })).toEqual(['C:\\win']);
    expect(await names({ storeId })).toEqual(['田中 恵子', '佐藤 美咲']);
  });

  it('[O-K01] [O-U01] is narrowed to those whose channel is unused', async () => {
    const page = await TestPage.open(service().url, operator);
    await page.standsBy();
    expect(await names({ isChannelUnused: true })).not.toContain('佐藤 美咲');
    expect(await names({ isChannelUnused: false })).toEqual(everybody);
    await operator.post('/api/changeStatus', { status: 'Leaving' });
    expect(await names({ isChannelUnused: true })).toEqual(everybody);
    await page.close();
  });

  it('[O-K01] [O-G07] is narrowed to the operators of a signage, and to those who could become one', async () => {
    expect(await names({ operatorOf: signageId })).toEqual(['鈴木 健一']);
    expect(await names({ notOperatorOf: signageId })).toEqual(['田中 恵子', '佐藤 美咲', '100% 元気', '安_全', '安全']);
    expect(await names({ notOperatorOf: signageId, role: 'operator', search: '安全' })).toEqual(['安全']);
    expect((await list({ operatorOf: 999_999 })).status).toBe(404);
  });

  it('[O-R03] [O-G07] is narrowed to the company of the signage for who reaches all', async () => {
    const system = await loggedIn(service().url, 'system@demo.example');
    expect(await names({ search: 'よその人' }, system)).toEqual(['安全 よその人']);
    expect(await names({ notOperatorOf: signageId }, system)).toEqual(await names({ notOperatorOf: signageId }));
  });

  it('[O-E01] tells who is there: on standby, away, logged out', async () => {
    const { url, clock, mukae } = service();
    const [desk, page] = [await TestPage.open(url, admin), await TestPage.open(url, operator)];
    await page.standsBy();
    const statuses = async () => (await list({ sort: 'createdAt', page: 1, pageSize: 3 })).body;
    expect(await statuses()).toMatchObject({
      rows: [{ status: 'Leaving' }, { status: 'Standby', avatarChId: expect.any(Number) }, { status: 'Logout' }],
    });
    await page.close();
    await expect.poll(() => connected(service())).toBe(1);
    clock.forward(seconds(15));
    await mukae.reception.timePassed();
    expect(await statuses()).toMatchObject({
      rows: [{ status: 'Leaving' }, { status: 'Logout', avatarChId: expect.any(Number) }, {}],
    });
    clock.forward(seconds(45));
    await mukae.reception.timePassed();
    expect(await statuses()).toMatchObject({ rows: [{}, { status: 'Logout', avatarChId: null }, {}] });
    await desk.close();
  });

  it.each([
    { page: 0 },
    { page: 1.5 },
    { pageSize: 101 },
    { pageSize: 0 },
    { sort: 'passwordHash' },
    { sort: '--name' },
  ])('[W-09] is not asked for with %j', async (input) => {
    expect((await list(input)).status).toBe(400);
  });
});

describe('an operator', () => {
  it('[O-R01] [O-K01] sees of her colleagues what she needs, in pages as well', async () => {
    const page = await list({ page: 1, search: '安全' }, operator);
    expect(page.body).toEqual({
      result: 'OK',
      rows: [
        {
          userId: expect.any(Number),
          name: '安全',
          role: 'operator',
          image: '',
          isOwnConfig: false,
          character_id: null,
          status: 'Logout',
        },
      ],
      total: 1,
    });
  });
});
