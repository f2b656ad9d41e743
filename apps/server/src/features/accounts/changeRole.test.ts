import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson, addStranger, demoUser, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { minutes } from '#testing/testClock';
import { ownSignageAccount } from '../signages/signages.repo';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const update = (client: TestClient, fields: Record<string, string>) => client.form('/api/updateUser', fields);

let admin: TestClient;

beforeAll(async () => {
  admin = await as('admin@demo.example');
});

describe('a role', () => {
  it('[A-A07] [A-C06] is not for an operator to change, not even her own', async () => {
    const operator = await as('operator1@demo.example');
    const { status, code } = await update(operator, { role: 'companyAdmin', isForceSubmit: '1' });
    expect([status, code]).toEqual([403, 'SVER-12']);
    expect((await selfOf(operator)).role).toBe('operator');
    expect((await update(operator, { role: 'operator', name: '佐藤' })).result).toBe('OK');
  });

  it('[A-C06] is given by a companyAdmin, without a question to somebody who is not there', async () => {
    const id = await addPerson(service(), { loginId: 'away@demo.example', role: 'operator' });
    expect((await update(admin, { targetUserId: String(id), role: 'companyAdmin' })).result).toBe('OK');
    expect((await (await as('away@demo.example')).get('/api/check-auth')).body).toMatchObject({ role: 'companyAdmin' });
  });

  it('[D-A19] [A-S11] is asked about first when the user is online; accepting goes through and logs her out', async () => {
    const { id } = await demoUser(service(), 'operator2');
    const operator = await as('operator2@demo.example');
    const change = { targetUserId: String(id), role: 'companyAdmin', name: '鈴木 新' };
    const asked = await update(admin, change);
    expect(asked.status).toBe(200);
    expect(asked.body).toEqual({ result: 'Confirm', code: 'SVER-60', msg: expect.stringContaining('ログイン中') });
    expect(await selfOf(operator)).toMatchObject({ role: 'operator', name: '鈴木 健一' });

    expect((await update(admin, { ...change, isForceSubmit: '1' })).result).toBe('OK');
    expect((await operator.post('/api/getUser', { targetUserId: 'SELF' })).status).toBe(401);
    expect((await admin.post('/api/getUser', { targetUserId: id })).body).toMatchObject({
      role: 'companyAdmin',
      name: '鈴木 新',
    });
  });

  it('[D-A19] is not asked about when the user was last seen a while ago', async () => {
    const id = await addPerson(service(), { loginId: 'idle@demo.example', role: 'operator' });
    await as('idle@demo.example');
    service().clock.forward(minutes(6));
    expect((await update(admin, { targetUserId: String(id), role: 'companyAdmin' })).result).toBe('OK');
  });

  it('[D-A16] of a web-reservation user comes with a signage of her own', async () => {
    const id = await addPerson(service(), { loginId: 'guest2@demo.example', role: 'operator' });
    expect((await update(admin, { targetUserId: String(id), role: 'webReservationUser' })).result).toBe('OK');
    expect(await ownSignageAccount(service().db, id)).toBeGreaterThan(0);
  });

  it('[A-A07] of a systemAdmin stays', async () => {
    const system = await as('system@demo.example');
    expect((await update(system, { role: 'operator', isForceSubmit: '1' })).status).toBe(403);
    expect((await selfOf(system)).role).toBe('systemAdmin');
  });
});

describe('the last companyAdmin', () => {
  const giveUp = (client: TestClient) => update(client, { role: 'operator', isForceSubmit: '1' });

  it('[D-A19] keeps the role', async () => {
    await addStranger(service(), { loginId: 'only@other.example', role: 'companyAdmin' });
    const only = await as('only@other.example');
    const { status, code } = await giveUp(only);
    expect([status, code]).toEqual([409, 'SVER-27']);
    expect((await update(only, { role: 'operator' })).code).toBe('SVER-27');
    expect((await selfOf(only)).role).toBe('companyAdmin');
    const system = await as('system@demo.example');
    const { userId } = await selfOf(only);
    const others = await update(system, { targetUserId: String(userId), role: 'operator', isForceSubmit: '1' });
    expect(others.code).toBe('SVER-27');
  });

  it('[D-A19] remains when two give the role up at once', async () => {
    const { companyId } = await addStranger(service(), { loginId: 'one@pair.example', role: 'companyAdmin' });
    await addPerson(service(), { loginId: 'two@pair.example', role: 'companyAdmin', companyId });
    const both = [await as('one@pair.example'), await as('two@pair.example')];
    const answers = await Promise.all(both.map(giveUp));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const roles = await Promise.all(both.map(async (client) => (await client.get('/api/check-auth')).body));
    expect(roles).toContainEqual({ result: 'OK', auth: true, role: 'companyAdmin' });
  });
});
