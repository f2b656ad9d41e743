import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPerson, addStranger } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addStoreNamed } from '#testing/stores';
import { loggedIn, TestClient } from '#testing/testClient';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const storeList = z.array(z.looseObject({ id: z.number(), name: z.string() }));
const stores = async (client: TestClient, input: object = {}) =>
  storeList.parse((await client.post('/api/getStore', input)).body);

let strange: { store: number; company: number };

beforeAll(async () => {
  const { companyId } = await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
  const store = await addStoreNamed(service(), companyId, '札幌店');
  strange = { store, company: companyId };
});

describe('stores', () => {
  it.each(['admin@demo.example', 'operator1@demo.example'])(
    '[A-C09] [A-E03] %s reads those of the company, with its name, and knows her own',
    async (loginId) => {
      const companyName = '青葉ホーム株式会社';
      const list = await stores(await as(loginId), { companyId: strange.company });
      expect(list).toMatchObject([
        { name: '東京本店', companyName, isOwnConfig: true },
        { name: '大阪梅田店', companyName, isOwnConfig: false },
      ]);
    },
  );

  it('[A-C09] one by its id, as a number or as text', async () => {
    const admin = await as('admin@demo.example');
    const [first] = await stores(admin);
    for (const targetStoreId of [first?.id, String(first?.id)]) {
      expect((await admin.post('/api/getStore', { targetStoreId })).body).toEqual(first);
    }
  });

  it("[D-A20] another company's do not exist", async () => {
    const admin = await as('admin@demo.example');
    const { status, code } = await admin.post('/api/getStore', { targetStoreId: strange.store });
    expect([status, code]).toEqual([404, 'SVER-14']);
    expect((await admin.post('/api/getStore', { targetStoreId: 999_999 })).status).toBe(404);
  });

  it('[A-A07] a signage reads its own alone', async () => {
    const signage = await as('signage2@demo.example');
    const [own, ...more] = await stores(signage);
    expect([own?.name, more]).toEqual(['大阪梅田店', []]);
    const [tokyo] = await stores(await as('admin@demo.example'));
    expect((await signage.post('/api/getStore', { targetStoreId: tokyo?.id })).status).toBe(404);
  });

  it('[A-A07] a signage without a store reads none', async () => {
    await addPerson(service(), { loginId: 'loose@demo.example', role: 'signage' });
    expect(await stores(await as('loose@demo.example'))).toEqual([]);
  });

  it('[A-A07] a systemAdmin reads all, or those of the company she names', async () => {
    const system = await as('system@demo.example');
    expect((await stores(system)).map(({ name }) => name)).toEqual(['東京本店', '大阪梅田店', '札幌店']);
    expect((await stores(system, { companyId: strange.company })).map(({ name }) => name)).toEqual(['札幌店']);
    expect((await system.post('/api/getStore', { targetStoreId: strange.store })).body).toMatchObject({
      name: '札幌店',
    });
  });

  it('[A-A07] a web-reservation user and nobody read none', async () => {
    expect((await (await as('guest@demo.example')).post('/api/getStore')).status).toBe(403);
    expect((await new TestClient(service().url).post('/api/getStore')).status).toBe(401);
  });
});
