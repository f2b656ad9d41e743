import { describe, expect, it } from 'vitest';
import { demoPassword } from '#features/demo';
import { addPerson, countAttempts, demoUser, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { minutes } from '#testing/testClock';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const update = (client: TestClient, fields: Record<string, string>) => client.form('/api/updateUser', fields);
const login = (loginId: string, password: string) => new TestClient(service().url).login(loginId, { password });
const isLoggedIn = async (client: TestClient) => (await client.get('/api/check-auth')).body;

const newPassword = 'Changed2026!';

describe('a password', () => {
  it('[D-A13] [D-A14] [A-E06] needs the current one, then ends every session of that user', async () => {
    const loginId = 'password@demo.example';
    await addPerson(service(), { loginId, role: 'operator' });
    const [here, elsewhere] = [await as(loginId), await as(loginId)];

    for (const currentPassword of ['Wrong2026!', '']) {
      const refused = await update(here, { password: newPassword, ...(currentPassword && { currentPassword }) });
      expect([refused.status, refused.code]).toEqual([403, 'SVER-101']);
    }
    expect(await isLoggedIn(elsewhere)).toMatchObject({ auth: true });

    const changed = await update(here, { password: newPassword, currentPassword: demoPassword });
    expect(changed.result).toBe('OK');
    expect([...here.cookies.keys()]).toEqual(['device']);
    expect(await isLoggedIn(elsewhere)).toMatchObject({ auth: false });
    expect((await login(loginId, demoPassword)).status).toBe(401);
    expect((await login(loginId, newPassword)).result).toBe('OK');
  });

  it.each([
    ['[A-V05]', '7 characters', 'Abcde1!', '8文字以上'],
    ['[A-V05]', '129 characters', `Aa1${'x'.repeat(126)}`, '128文字以内'],
    ['[A-V06]', 'two kinds', 'abcdefgh1', '設定ルール'],
    ['[A-V07]', 'a symbol that is not allowed', 'Abcdef1$', '使用できない記号'],
    ['[A-V07]', 'full-width letters', 'Abcdef1Ａ', '使用できない記号'],
    ['[A-V07]', 'a space', 'Abcdef 1', '使用できない記号'],
  ])('%s of %s is refused and nothing changes', async (_id, _kind, password, why) => {
    const operator = await as('operator1@demo.example');
    const { status, code, msg } = await update(operator, { password, currentPassword: demoPassword });
    expect([status, code]).toEqual([400, 'SVER-10']);
    expect(msg).toContain(why);
    expect(await isLoggedIn(operator)).toMatchObject({ auth: true });
  });

  it('[A-V05] of 8 and of 128 characters is taken', async () => {
    const loginId = 'lengths@demo.example';
    await addPerson(service(), { loginId, role: 'operator' });
    const short = 'Abcdef1!';
    const long = `Aa1${'x'.repeat(125)}`;
    expect((await update(await as(loginId), { password: short, currentPassword: demoPassword })).result).toBe('OK');
    const client = new TestClient(service().url);
    await client.login(loginId, { password: short });
    expect((await update(client, { password: long, currentPassword: short })).result).toBe('OK');
    expect((await login(loginId, long)).result).toBe('OK');
  });

  it("[D-A13] of another user needs the administrator's own, and ends that user's sessions alone", async () => {
    const loginId = 'managed@demo.example';
    const id = await addPerson(service(), { loginId, role: 'operator' });
    const user = await as(loginId);
    const admin = await as('admin@demo.example');
    const change = { targetUserId: String(id), password: newPassword };
    expect((await update(admin, { ...change, currentPassword: 'Wrong2026!' })).code).toBe('SVER-101');
    expect((await update(admin, { ...change, currentPassword: demoPassword })).result).toBe('OK');
    expect(await isLoggedIn(user)).toMatchObject({ auth: false });
    expect(await isLoggedIn(admin)).toMatchObject({ auth: true });
    expect((await login(loginId, newPassword)).result).toBe('OK');
  });

  it('[D-A09] [D-A13] cannot be guessed at the current-password dialog', async () => {
    const loginId = 'thief@demo.example';
    const id = await addPerson(service(), { loginId, role: 'operator' });
    const client = await as(loginId);
    await countAttempts(service(), 'wrongCurrentPasswordsOfUser', String(id), 9);
    const guess = () => update(client, { password: newPassword, currentPassword: 'Guess2026!' });
    expect((await guess()).status).toBe(403);
    const stopped = await guess();
    expect([stopped.status, stopped.code]).toEqual([429, 'SVER-17']);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    service().clock.forward(minutes(15));
    expect((await update(client, { password: newPassword, currentPassword: demoPassword })).result).toBe('OK');
  });
});

describe('a login id', () => {
  it('[D-A13] [D-A19] [A-S11] asks first while the user is online, and nothing has changed before', async () => {
    const loginId = 'before@demo.example';
    await addPerson(service(), { loginId, role: 'operator' });
    const client = await as(loginId);
    const change = { login_id: 'After@Demo.Example', name: '新しい名前', currentPassword: demoPassword };

    expect((await update(client, { login_id: 'After@Demo.Example', isForceSubmit: '1' })).code).toBe('SVER-101');
    const asked = await update(client, change);
    expect([asked.status, asked.result, asked.code]).toEqual([200, 'Confirm', 'SVER-60']);
    expect(await selfOf(client)).toMatchObject({ loginId, name: '山田 花子' });

    expect((await update(client, { ...change, isForceSubmit: '1' })).result).toBe('OK');
    expect(await isLoggedIn(client)).toMatchObject({ auth: false });
    expect((await login(loginId, demoPassword)).status).toBe(401);
    expect((await login('after@demo.example', demoPassword)).result).toBe('OK');
  });

  it('asks in the language of the caller', async () => {
    const operator = await as('operator1@demo.example');
    const form = { login_id: 'someone@demo.example', currentPassword: demoPassword };
    const { msg } = await operator.form('/api/updateUser', form, { 'accept-language': 'en' });
    expect(msg).toBe('This user is logged in now. The change will log the user out.');
  });

  it('that is taken is refused, whatever its case', async () => {
    const operator = await as('operator1@demo.example');
    const change = { login_id: 'OPERATOR2@demo.example', currentPassword: demoPassword, isForceSubmit: '1' };
    const { status, code } = await update(operator, change);
    expect([status, code]).toEqual([409, 'SVER-21']);
    expect((await selfOf(operator)).loginId).toBe('operator1@demo.example');
  });

  it('that two want at once goes to one of them', async () => {
    await addPerson(service(), { loginId: 'race1@demo.example', role: 'operator' });
    await addPerson(service(), { loginId: 'race2@demo.example', role: 'operator' });
    const both = [await as('race1@demo.example'), await as('race2@demo.example')];
    const change = { login_id: 'wanted@demo.example', currentPassword: demoPassword, isForceSubmit: '1' };
    const answers = await Promise.all(both.map((client) => update(client, change)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that is no address, or too long, is refused', async () => {
    const operator = await as('operator1@demo.example');
    for (const login_id of ['operator', 'a@b', `${'a'.repeat(250)}@demo.example`, '']) {
      expect((await update(operator, { login_id, currentPassword: demoPassword })).status).toBe(400);
    }
  });

  it('[D-A13] of a colleague changes with the current password of the administrator', async () => {
    const admin = await as('admin@demo.example');
    const { id } = await demoUser(service(), 'operator2');
    const change = { targetUserId: String(id), login_id: 'suzuki@demo.example' };
    expect((await update(admin, change)).code).toBe('SVER-101');
    expect((await update(admin, { ...change, currentPassword: demoPassword })).result).toBe('OK');
    expect((await login('suzuki@demo.example', demoPassword)).result).toBe('OK');
  });
});
