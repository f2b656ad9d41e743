import { beforeAll, describe, expect, it } from 'vitest';
import { countAttempts, selfOf } from '../../testing/people';
import { serviceForFile } from '../../testing/serviceForFile';
import { TestClient } from '../../testing/testClient';
import { hours } from '../../testing/testClock';
import { findByLoginId } from '../accounts';
import { ownSignageAccount } from '../signages/signages.repo';

const service = serviceForFile();
const browser = () => new TestClient(service().url);

const password = 'Welcome2026!';
const person = (login_id: string) => ({
  name: '高橋 翔',
  login_id,
  password,
  kana: 'たかはし しょう',
  phone: '06-1234-5678',
  address: '大阪府大阪市北区 2-2',
});
const register = (user: object, company: object = {}, headers = {}) =>
  browser().post('/registerNewAccount', { user, company }, headers);

async function loggedInAs(loginId: string): Promise<TestClient> {
  const client = browser();
  expect((await client.login(loginId, { password })).result).toBe('OK');
  return client;
}

const exists = async (loginId: string) => (await findByLoginId(service().db, loginId)) !== undefined;

describe('with an organization', () => {
  let admin: TestClient;

  beforeAll(async () => {
    const { status, body } = await register(person('First@Umeda.example'), { name: '梅田商店' });
    expect([status, body]).toEqual([200, { success: true, result: 'OK', code: '', msg: '' }]);
    admin = await loggedInAs('first@umeda.example');
  });

  it('[A-P02] [A-C04] [D-A15] [A-E02] the user is its companyAdmin, as she described herself', async () => {
    expect(await selfOf(admin)).toMatchObject({
      loginId: 'First@Umeda.example',
      role: 'companyAdmin',
      name: '高橋 翔',
      kana: 'たかはし しょう',
      phone: '06-1234-5678',
      address: '大阪府大阪市北区 2-2',
    });
  });

  it('[D-A15] it has one store, which is hers, and 3 avatar channels', async () => {
    const stores = await admin.post('/api/getStore');
    expect(stores.body).toEqual([
      { id: expect.any(Number), name: '本店', companyName: '梅田商店', isOwnConfig: true },
    ]);
    const company = await admin.post('/api/getCompany');
    expect(company.body).toEqual({ companyName: '梅田商店', avatar_channel_max: 3 });
  });

  it('[D-A15] it has one signage in that store, whose login id nobody can use yet', async () => {
    const { rows } = await service().mukae.db(
      'select u.login_id, u.password_hash, u.store_id is not null as placed from users u join signages s on s.user_id = u.id',
    );
    expect(rows).toEqual([]);
  });
});
