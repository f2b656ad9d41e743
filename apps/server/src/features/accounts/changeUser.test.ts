import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson, addStranger, demoUser, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const update = (client: TestClient, fields: Record<string, string>) => client.form('/api/updateUser', fields);

let operator: TestClient;
let admin: TestClient;
let system: TestClient;

beforeAll(async () => {
  operator = await as('operator1@demo.example');
  admin = await as('admin@demo.example');
  system = await as('system@demo.example');
});

describe('the name', () => {
  it('[A-C06] [A-E06] [D-A23] changes without the current password and leaves the session alone', async () => {
    const answer = await update(operator, { name: '  佐藤 みさき  ', kana: 'さとう　みさき' });
    expect([answer.status, answer.body]).toEqual([200, { result: 'OK', code: '', msg: '' }]);
    expect(await selfOf(operator)).toMatchObject({ name: '佐藤 みさき', kana: 'さとう　みさき' });
  });

  it('[D-E01] [D-E03] has a reading with a full-width space, or none', async () => {
    expect((await update(operator, { kana: 'さとう みさき' })).result).toBe('OK');
    expect(await selfOf(operator)).toMatchObject({ kana: 'さとう　みさき' });
    expect((await update(operator, { kana: '' })).result).toBe('OK');
    expect(await selfOf(operator)).toMatchObject({ kana: '' });
  });

  it('changes nothing when nothing is sent', async () => {
    const before = await selfOf(operator);
    expect((await update(operator, { targetUserId: 'SELF' })).result).toBe('OK');
    expect(await selfOf(operator)).toEqual(before);
  });

  it('[D-A22] may have 100 characters as people count them', async () => {
    const families = '👨‍👩‍👧‍👦'.repeat(100);
    expect((await update(operator, { name: families })).result).toBe('OK');
    expect((await selfOf(operator)).name).toBe(families);
  });

  it.each([
    ['101 characters', '👨‍👩‍👧‍👦'.repeat(101)],
    ['101 letters', 'あ'.repeat(101)],
    ['two characters under thousands of accents', `a${'\u0301'.repeat(20_000)}b`],
    ['1 character', '迎'],
    ['nothing', ''],
    ['only space', '  \u3000 '],
    ['a NUL', 'ab\u0000cd'],
    ['a line break', 'ab\ncd'],
    ['an escape', 'ab\u001b[31mcd'],
    ['a change of direction', 'ab\u202ecd'],
  ])('[D-A22] [A-V02] with %s is refused and nothing changes', async (_, name) => {
    const before = await selfOf(operator);
    const { status, code } = await update(operator, { name });
    expect([status, code]).toEqual([400, 'SVER-10']);
    expect(await selfOf(operator)).toEqual(before);
  });

  it.each([
    ['katakana', { kana: 'サトウ' }],
    ['an unknown field', { name: '佐藤', nickname: 'みさ' }],
    ['a field that only the database has', { name: '佐藤', companyId: '2' }],
    ['a role that nobody gives', { name: '佐藤', role: 'systemAdmin' }],
    ['an id that is none', { name: '佐藤', targetUserId: '1 or 1=1' }],
    ['a flag that is none', { name: '佐藤', isForceSubmit: 'yes' }],
  ])('beside %s is refused and nothing changes', async (_, fields) => {
    const before = await selfOf(operator);
    expect((await update(operator, fields)).status).toBe(400);
    expect(await selfOf(operator)).toEqual(before);
  });

  it('that gives the same field twice is refused', async () => {
    const form = new FormData();
    form.append('name', '佐藤 一');
    form.append('name', '佐藤 二');
    expect((await operator.send('POST', '/api/updateUser', form)).status).toBe(400);
  });
});

describe('who may change whom', () => {
  it('[A-A07] an operator changes herself alone', async () => {
    const { id } = await demoUser(service(), 'operator2');
    const { status, code } = await update(operator, { targetUserId: String(id), name: '別の名前' });
    expect([status, code]).toEqual([403, 'SVER-12']);
    expect((await demoUser(service(), 'operator2')).name).toBe('鈴木 健一');
  });

  it('[A-C06] a companyAdmin changes a user of her company', async () => {
    const id = await addPerson(service(), { loginId: 'new@demo.example', role: 'operator' });
    expect((await update(admin, { targetUserId: String(id), name: '新しい名前' })).result).toBe('OK');
    expect((await admin.post('/api/getUser', { targetUserId: id })).body).toMatchObject({ name: '新しい名前' });
  });

  it('[D-A20] finds neither another company nor a systemAdmin', async () => {
    const { id: stranger } = await addStranger(service(), { loginId: 'a@other.example', role: 'companyAdmin' });
    const { id: systemAdmin } = await demoUser(service(), 'system');
    for (const id of [stranger, systemAdmin, 999_999]) {
      const { status, code } = await update(admin, { targetUserId: String(id), name: '別の名前' });
      expect([status, code]).toEqual([404, 'SVER-14']);
    }
    const other = await as('a@other.example');
    expect((await selfOf(other)).name).toBe('山田 花子');
  });

  it('[A-A07] a systemAdmin changes anybody', async () => {
    const { id } = await addStranger(service(), { loginId: 'b@other.example', role: 'operator' });
    expect((await update(system, { targetUserId: String(id), name: '新しい名前' })).result).toBe('OK');
    expect((await system.post('/api/getUser', { targetUserId: id })).body).toMatchObject({ name: '新しい名前' });
  });

  it('[A-A07] a signage changes nothing, nobody even less', async () => {
    const signage = await as('signage1@demo.example');
    expect((await update(signage, { name: '別の名前' })).status).toBe(403);
    expect((await update(new TestClient(service().url), { name: '別の名前' })).status).toBe(401);
    const { id } = await demoUser(service(), 'signage1');
    expect((await update(admin, { targetUserId: String(id), name: '別の名前' })).status).toBe(404);
  });
});
