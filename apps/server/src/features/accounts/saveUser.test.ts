import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#features/demo';
import { idIn, namesIn, refusalIn } from '#testing/answers';
import { addPerson, addStranger, demoUser, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addStoreNamed } from '#testing/stores';
import { loggedIn, type TestClient } from '#testing/testClient';
import { drawnPicture } from '#testing/uploads';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const update = (client: TestClient, fields: Record<string, string>) => client.form('/api/updateUser', fields);
const isLoggedIn = async (client: TestClient) => (await client.get('/api/check-auth')).body;

let admin: TestClient;
let osaka: number;

beforeAll(async () => {
  admin = await as('admin@demo.example');
  osaka = Number((await demoUser(service(), 'operator2')).storeId);
});

let made = 0;
async function somebody(): Promise<{ id: number; loginId: string; targetUserId: string }> {
  made += 1;
  const loginId = `somebody${made}@demo.example`;
  const id = await addPerson(service(), { loginId, role: 'operator' });
  return { id, loginId, targetUserId: String(id) };
}
const read = async (targetUserId: number) => (await admin.post('/api/getUser', { targetUserId })).body;

describe('a store', () => {
  it('[O-K03] is given and taken back by an administrator', async () => {
    const { id, targetUserId } = await somebody();
    expect((await update(admin, { targetUserId, storeId: String(osaka) })).result).toBe('OK');
    expect(await read(id)).toMatchObject({ storeId: osaka, version: 2 });
    expect((await update(admin, { targetUserId, storeId: '0' })).result).toBe('OK');
    expect(await read(id)).toMatchObject({ storeId: 0, version: 3 });
  });

  it('[O-K03] [O-U10] of somebody who is online is asked about first; accepting logs her out', async () => {
    const { id, targetUserId, loginId } = await somebody();
    const operator = await as(loginId);
    const change = { targetUserId, storeId: String(osaka) };
    expect((await update(admin, change)).body).toMatchObject({ result: 'Confirm', code: 'SVER-60' });
    expect(await read(id)).toMatchObject({ storeId: 0 });
    expect((await update(admin, { ...change, isForceSubmit: '1' })).result).toBe('OK');
    expect(await read(id)).toMatchObject({ storeId: osaka });
    expect(await isLoggedIn(operator)).toMatchObject({ auth: false });
  });

  it('[O-K03] [O-R01] is not for an operator to choose, not even her own', async () => {
    const operator = await as('operator1@demo.example');
    const before = await selfOf(operator);
    expect(refusalIn(await update(operator, { storeId: String(osaka) }))).toEqual([403, 'SVER-12']);
    expect(await selfOf(operator)).toEqual(before);
  });

  it('[O-K03] [D-B04] of another company, and a character of nowhere, do not exist', async () => {
    const { id, targetUserId } = await somebody();
    const { companyId } = await addStranger(service(), { loginId: `s${id}@other.example`, role: 'operator' });
    const storeId = String(await addStoreNamed(service(), companyId, '札幌店'));
    for (const place of [{ storeId }, { character_id: '999999' }]) {
      expect(refusalIn(await update(admin, { targetUserId, ...place }))).toEqual([404, 'SVER-14']);
    }
    expect(await read(id)).toMatchObject({ storeId: 0, character_id: null, version: 1 });
  });
});

describe('other fields', () => {
  it('[O-K03] [O-U03] change alone: what is not sent stays', async () => {
    const { id, targetUserId } = await somebody();
    const before = await read(id);
    await update(admin, { targetUserId, character_id: '3', subject_name: 'iPad' });
    expect(await read(id)).toEqual({ ...Object(before), character_id: 3, subject_name: 'iPad', version: 2 });
    await update(admin, { targetUserId, character_id: '', subject_name: '' });
    expect(await read(id)).toEqual({ ...Object(before), version: 3 });
  });

  it('[O-K03] [O-U09] of a password reset: a mail goes out, nothing else changes', async () => {
    const { id, targetUserId, loginId } = await somebody();
    const before = await read(id);
    expect((await update(admin, { targetUserId, passwordReset: '1' })).result).toBe('OK');
    expect(await read(id)).toEqual(before);
    const system = await as('system@demo.example');
    expect((await system.post('/api/getOutbox')).body).toMatchObject({ mails: [{ to: loginId }] });
  });
});

describe('a login id', () => {
  it('[O-U11] asks for the password of who changes it, and logs that user out everywhere', async () => {
    const { id, targetUserId, loginId } = await somebody();
    const [phone, desk] = [await as(loginId), await as(loginId)];
    const change = { targetUserId, login_id: 'renamed@demo.example', isForceSubmit: '1' };
    expect(refusalIn(await update(admin, change))).toEqual([403, 'SVER-101']);
    expect(await read(id)).toMatchObject({ loginId });
    expect((await update(admin, { ...change, currentPassword: demoPassword })).result).toBe('OK');
    for (const client of [phone, desk]) expect(await isLoggedIn(client)).toMatchObject({ auth: false });
    expect(await isLoggedIn(await as('renamed@demo.example'))).toMatchObject({ auth: true });
    expect(await isLoggedIn(admin)).toMatchObject({ auth: true });
  });
});

describe('two who save the same user', () => {
  it('[O-U13] the second is told, whatever she changed', async () => {
    const { id, targetUserId } = await somebody();
    expect((await update(admin, { targetUserId, name: '先の人', version: '1' })).result).toBe('OK');
    for (const change of [{ name: '後の人' }, { kana: 'あと' }, { storeId: String(osaka) }]) {
      expect(refusalIn(await update(admin, { targetUserId, ...change, version: '1' }))).toEqual([409, 'SVER-28']);
    }
    expect(await read(id)).toMatchObject({ name: '先の人', kana: 'やまだ はなこ', storeId: 0, version: 2 });
    expect((await update(admin, { targetUserId, kana: 'あと', version: '2' })).result).toBe('OK');
  });

  it('[O-U13] exactly one wins when they do it at once', async () => {
    const { id, targetUserId } = await somebody();
    const names = ['いち 花子', 'に 花子', 'さん 花子'];
    const answers = await Promise.all(names.map((name) => update(admin, { targetUserId, name, version: '1' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = names[answers.findIndex(({ status }) => status === 200)];
    expect(await read(id)).toMatchObject({ name: winner, version: 2 });
  });
});

describe('with the id of a medium', () => {
  it('[O-K03] [O-K07] updateUser renames the medium, and no user', async () => {
    const image = await drawnPicture('#123456', 'before.png');
    const targetId = String(idIn(await admin.form('/api/addMedia', { image })));
    const before = await selfOf(admin);
    expect((await update(admin, { targetId, name: '後' })).body).toEqual({ result: 'OK', code: '', msg: '' });
    expect(namesIn(await admin.post('/api/getMedia'))).toEqual(['後']);
    expect(await selfOf(admin)).toEqual(before);

    const operator = await as('operator1@demo.example');
    expect(refusalIn(await update(operator, { targetId, name: '奪' }))).toEqual([403, 'SVER-12']);
    await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
    const stranger = await as('admin@other.example');
    expect(refusalIn(await update(stranger, { targetId, name: '奪' }))).toEqual([404, 'SVER-14']);
    expect(namesIn(await admin.post('/api/getMedia'))).toEqual(['後']);
  });

  it('[O-K03] with a user as well it is the user that is meant', async () => {
    const { id, targetUserId } = await somebody();
    expect((await update(admin, { targetId: '1', targetUserId, name: '名' })).status).toBe(400);
    expect((await update(admin, { targetId: '1', targetUserId, name: '名前' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ name: '名前' });
  });
});
