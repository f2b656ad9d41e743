import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { findByLoginId } from '#features/accounts';
import { countAttempts, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import { users } from '../accounts/accounts.tables';
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

const rowOf = (loginId: string) => findByLoginId(service().db, loginId);

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
      kana: 'たかはし　しょう',
      phone: '06-1234-5678',
      address: '大阪府大阪市北区 2-2',
    });
  });

  it('[D-A15] it has one store, which is hers, and 3 avatar channels', async () => {
    const stores = await admin.post('/api/getStore');
    expect(stores.body).toMatchObject([{ name: '本店', companyName: '梅田商店', isOwnConfig: true }]);
    const company = await admin.post('/api/getCompany');
    expect(company.body).toMatchObject({ companyName: '梅田商店', avatar_channel_max: 3, channels_in_use: 0 });
    expect((await admin.post('/api/getChannel')).body).toHaveLength(3);
  });

  it('[D-A15] it has one signage in that store, which no password opens yet', async () => {
    const { companyId, storeId } = (await rowOf('first@umeda.example')) ?? {};
    const accounts = await service()
      .db.select()
      .from(users)
      .where(eq(users.companyId, Number(companyId)));
    const signages = accounts.filter(({ role }) => role === 'signage');
    expect(signages).toMatchObject([{ storeId, passwordHash: null, name: '総合受付' }]);
    const [signage] = signages;
    expect((await browser().login(signage?.loginId ?? '', { password })).status).toBe(401);
  });

  it('names store and signage in the language of the caller', async () => {
    await register(person('en@umeda.example'), { name: 'Umeda Ltd' }, { 'accept-language': 'en-US' });
    const client = await loggedInAs('en@umeda.example');
    expect((await client.post('/api/getStore')).body).toMatchObject([{ name: 'Main store' }]);
  });
});

describe('without one', () => {
  it.each([
    ['nothing named', {}, 'a@alone.example'],
    ['an empty name', { name: '  ' }, 'b@alone.example'],
    ['"None"', { name: 'None' }, 'c@alone.example'],
  ])(
    '[D-A16] [A-V08] [A-E02] (%s) the user is a webReservationUser with a signage of her own',
    async (_, company, loginId) => {
      expect((await register(person(loginId), company)).status).toBe(200);
      const client = await loggedInAs(loginId);
      const { userId, role, storeId } = await selfOf(client);
      expect([role, storeId]).toEqual(['webReservationUser', null]);
      expect((await client.post('/api/getCompany')).body).toMatchObject({ companyName: 'None', avatar_channel_max: 0 });
      const signage = await ownSignageAccount(service().db, userId);
      expect(signage).toBeGreaterThan(0);
      expect(await ownSignageAccount(service().db, Number(signage))).toBeUndefined();
    },
  );

  it('[A-E02] [D-E02] the kana defaults to the name, left out or left empty', async () => {
    const { kana: _, ...user } = person('kana@alone.example');
    await register(user);
    expect((await rowOf('kana@alone.example'))?.kana).toBe('高橋 翔');
    await register({ ...person('empty@alone.example'), kana: ' ' });
    expect((await rowOf('empty@alone.example'))?.kana).toBe('高橋 翔');
  });
});

describe('an address that is registered', () => {
  it('[A-S18] is refused, whatever its case, and makes no company', async () => {
    const before = await rowOf('admin@demo.example');
    const { status, code, msg, body } = await register(person(' ADMIN@demo.example '), { name: '偽会社' });
    expect([status, code]).toEqual([409, 'SVER-21']);
    expect(msg).toBe('このメールアドレスは既に登録されています。');
    expect(body).toMatchObject({ success: false, result: 'Error' });
    expect(await rowOf('admin@demo.example')).toEqual(before);
  });

  it('[A-S18] goes to one of two who come at once', async () => {
    const both = [register(person('race@demo.example'), { name: '一' }), register(person('Race@demo.example'), {})];
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});

describe('every field', () => {
  const long = (n: number, letter = 'あ') => letter.repeat(n);

  it.each([
    ['[A-V02]', 'name', ['', ' ', '迎', long(101), 'ab\u0007', 7, null]],
    ['[A-V03]', 'kana', ['た', long(101), 'ab\u0000']],
    ['[A-V04]', 'login_id', ['', 'nobody', 'a@b', 'a b@demo.example', `${long(250, 'a')}@demo.example`, 1]],
    ['[A-V05]', 'password', ['', 'Abcde1!', `Aa1${long(126, 'x')}`]],
    ['[A-V06]', 'password', ['abcdefgh', 'abcdefg1']],
    ['[A-V07]', 'password', ['Abcdef1$', 'Ａbcdefg1', 'Abcd 123']],
    ['[A-V08]', 'phone', ['', '123456', long(31, '1')]],
    ['[A-V08]', 'address', ['', '東', long(201)]],
  ])('%s %s is held to its limits, and nobody is made', async (_, field, values) => {
    for (const [n, value] of values.entries()) {
      const loginId = `${field}${n}@limits.example`;
      const answer = await register({ ...person(loginId), [field]: value });
      expect([answer.status, answer.code]).toEqual([400, 'SVER-10']);
      expect(answer.msg).toContain(`user.${field}`);
      expect(await rowOf(loginId)).toBeUndefined();
    }
  });

  it.each(['name', 'login_id', 'password', 'phone', 'address'])('[A-V02] %s is required', async (field) => {
    const user = Object.fromEntries(Object.entries(person('gap@limits.example')).filter(([name]) => name !== field));
    expect((await register(user)).status).toBe(400);
  });

  it('[A-V02] [A-V03] [A-V08] [A-V05] the shortest and the longest are taken', async () => {
    const least = { name: '迎え', kana: 'むか', password: 'Abcdef1!', phone: '1234567', address: '東京' };
    expect((await register({ ...person('least@limits.example'), ...least })).status).toBe(200);
    const most = {
      name: long(100, '👩🏽‍🚀'),
      kana: long(100),
      password: `Aa1${long(125, 'x')}`,
      phone: long(30, '1'),
      address: long(200),
    };
    expect((await register({ ...person('most@limits.example'), ...most }, { name: long(100) })).status).toBe(200);
  });

  it('[A-V08] the organization is held to 100 characters', async () => {
    expect((await register(person('org@limits.example'), { name: long(101) })).status).toBe(400);
  });

  it.each([
    ['in the user', { user: { ...person('x@limits.example'), role: 'systemAdmin' }, company: {} }],
    ['in the company', { user: person('x@limits.example'), company: { name: '一', id: 1 } }],
    ['beside both', { user: person('x@limits.example'), company: {}, isAdmin: true }],
  ])('that is not known is refused %s', async (_, body) => {
    expect((await browser().post('/registerNewAccount', body)).status).toBe(400);
    expect(await rowOf('x@limits.example')).toBeUndefined();
  });
});

describe('sign-ups from one address', () => {
  it('[D-A09] are at most 100 an hour', async () => {
    await countAttempts(service(), 'signUpsOfAddress', '127.0.0.1', 100);
    const stopped = await register(person('late@limits.example'));
    expect([stopped.status, stopped.code]).toEqual([429, 'SVER-17']);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rowOf('late@limits.example')).toBeUndefined();
    service().clock.forward(hours(1));
    expect((await register(person('late@limits.example'))).status).toBe(200);
  });
});
