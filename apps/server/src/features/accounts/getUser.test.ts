import { userAnswer } from '@mukae/contract/calls/accounts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoPassword } from '#features/demo';
import { addStranger, demoUser, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const read = (client: TestClient, targetUserId?: unknown) =>
  client.post('/api/getUser', targetUserId === undefined ? {} : { targetUserId });
const names = z.array(z.looseObject({ name: z.string() })).transform((list) => list.map(({ name }) => name));

let stranger: { id: number; companyId: number };

beforeAll(async () => {
  stranger = await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin', name: 'よその人' });
});

describe('oneself', () => {
  it('[A-C05] [A-E01] [O-E01] comes with every field', async () => {
    const { id, storeId } = await demoUser(service(), 'operator1');
    const { status, body } = await read(await as('operator1@demo.example'), 'SELF');
    expect(status).toBe(200);
    expect(body).toEqual({
      userId: id,
      loginId: 'operator1@demo.example',
      login_id: 'operator1@demo.example',
      name: '佐藤 美咲',
      userName: '佐藤 美咲',
      kana: 'さとう　みさき',
      storeId,
      role: 'operator',
      image: '',
      isOwnConfig: true,
      phone: '03-1234-5678',
      address: '東京都千代田区丸の内 1-1',
      character_id: null,
      status: 'Leaving',
      avatarChId: null,
      subject_name: '',
      version: 1,
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('[A-E01] has storeId 0 without a store', async () => {
    const { body } = await read(await as('guest@demo.example'), 'SELF');
    expect(body).toMatchObject({ storeId: 0, role: 'webReservationUser' });
  });

  it('is the same by id, as a number or as text', async () => {
    const guest = await as('guest@demo.example');
    const { userId } = await selfOf(guest);
    expect((await read(guest, userId)).body).toEqual((await read(guest, String(userId))).body);
  });

  it('[A-C05] comes back as it was written', async () => {
    const operator = await as('operator2@demo.example');
    const name = '<b>&amp; "鈴木" \\ \' %00</b>';
    await operator.form('/api/updateUser', { name });
    expect((await selfOf(operator)).name).toBe(name);
  });
});

describe('reading others:', () => {
  it('[A-C05] [A-A07] a companyAdmin reads the people of her company, without its signages', async () => {
    const admin = await as('admin@demo.example');
    const { body } = await read(admin);
    const people = z.array(userAnswer).parse(body);
    expect(people.map(({ loginId }) => loginId)).toEqual([
      'admin@demo.example',
      'operator1@demo.example',
      'operator2@demo.example',
    ]);
    expect(people.map(({ isOwnConfig }) => isOwnConfig)).toEqual([true, false, false]);
    expect(userAnswer.parse((await read(admin, people[1]?.userId)).body)).toEqual(people[1]);
  });

  it('[A-A07] an operator sees of her colleagues what she needs, and no address', async () => {
    const operator = await as('operator1@demo.example');
    const { body } = await read(operator);
    const { id } = await demoUser(service(), 'admin');
    expect(body).toHaveLength(3);
    expect(body).toContainEqual({
      userId: id,
      name: '田中 恵子',
      role: 'companyAdmin',
      image: '',
      isOwnConfig: false,
      character_id: null,
      status: 'Logout',
    });
    expect(JSON.stringify(body)).not.toContain('@');
    expect((await read(operator, id)).status).toBe(404);
  });

  it('[D-A20] answers for another company and for a systemAdmin as if they did not exist', async () => {
    const admin = await as('admin@demo.example');
    const { id: system } = await demoUser(service(), 'system');
    const nobody = await read(admin, 999_999);
    expect([nobody.status, nobody.code]).toEqual([404, 'SVER-14']);
    for (const id of [stranger.id, system, Number.MAX_SAFE_INTEGER]) {
      const { status, body } = await read(admin, id);
      expect([status, body]).toEqual([404, nobody.body]);
    }
  });

  it('[A-A07] a systemAdmin reads everybody', async () => {
    const system = await as('system@demo.example');
    expect(names.parse((await read(system)).body)).toEqual(expect.arrayContaining(['よその人', '森 あかり']));
    expect((await read(system, stranger.id)).body).toMatchObject({ loginId: 'admin@other.example' });
  });

  it.each(['signage1@demo.example', 'guest@demo.example'])('[A-A07] %s reads only itself', async (loginId) => {
    const client = await as(loginId);
    const { id: colleague } = await demoUser(service(), 'operator1');
    expect((await read(client)).body).toMatchObject([{ loginId, isOwnConfig: true }]);
    expect((await read(client, colleague)).status).toBe(404);
    expect((await read(client, stranger.id)).status).toBe(404);
  });

  it('[A-A07] nobody reads nothing', async () => {
    const { status, code } = await read(new TestClient(service().url), 'SELF');
    expect([status, code]).toEqual([401, 'SVER-11']);
  });

  it.each([0, -1, 1.5, 'self', '', '1e3', '9'.repeat(30), null, [1], { id: 1 }])(
    'an id such as %j is refused',
    async (targetUserId) => {
      expect((await read(await as('admin@demo.example'), targetUserId)).status).toBe(400);
    },
  );

  it('never tells a password', async () => {
    const system = await as('system@demo.example');
    const text = JSON.stringify((await read(system)).body);
    expect(text).not.toMatch(/password|hash|argon2/i);
    expect(text).not.toContain(demoPassword);
  });
});
