import { beforeAll, describe, expect, it } from 'vitest';
import { idIn, namesIn, refusalIn } from '#testing/answers';
import { addPerson, addStranger } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addStoreNamed } from '#testing/stores';
import { loggedIn, type TestClient } from '#testing/testClient';

const service = serviceForFile();
let admin: TestClient;
let system: TestClient;
let strange: { companyId: number; storeId: number };

beforeAll(async () => {
  const { url } = service();
  admin = await loggedIn(url, 'admin@demo.example');
  system = await loggedIn(url, 'system@demo.example');
  const { companyId } = await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
  strange = { companyId, storeId: await addStoreNamed(service(), companyId, '札幌店') };
});

const addNamed = async (name: string) => idIn(await admin.form('/api/addStore', { name }));
const read = (targetStoreId: number) => admin.post('/api/getStore', { targetStoreId });
const update = (id: number, fields: Record<string, string>, client = admin) =>
  client.form('/api/updateStore', { targetStoreId: String(id), ...fields });
const remove = (targetStoreId: number, client = admin) => client.post('/api/deleteStore', { targetStoreId });

describe('a store', () => {
  it('[O-K05] [O-E02] is added, read, renamed and deleted', async () => {
    const id = await addNamed('  横浜店  ');
    expect((await read(id)).body).toEqual({
      id,
      name: '横浜店',
      openingHours: null,
      absenceWords: '',
      absenceWordsEn: '',
      companyName: '青葉ホーム株式会社',
      isOwnConfig: false,
      signages: [],
      signageCount: 0,
      users: [],
      userCount: 0,
      version: 1,
    });
    expect((await update(id, { name: '横浜駅前店' })).body).toEqual({ result: 'OK', code: '', msg: '' });
    expect((await read(id)).body).toMatchObject({ name: '横浜駅前店', version: 2 });
    expect((await remove(id)).result).toBe('OK');
    expect((await read(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  it('[O-E02] names its first operators and screens, and counts them all', async () => {
    const id = await addNamed('神戸店');
    for (let n = 1; n <= 12; n += 1) {
      const name = `係 ${String(n).padStart(2, '0')}`;
      await addPerson(service(), { loginId: `kobe${n}@demo.example`, role: 'operator', name, storeId: id });
    }
    await addPerson(service(), { loginId: 'kobe@demo.example', role: 'companyAdmin', name: '店長', storeId: id });
    await admin.form('/api/addSignage', { name: '入口', storeId: String(id) });
    const { body } = await read(id);
    expect(body).toMatchObject({
      userCount: 12,
      signageCount: 1,
      signages: [{ id: expect.any(Number), name: '入口' }],
    });
    expect(body).toMatchObject({ users: Array.from({ length: 3 }, () => ({ userId: expect.any(Number) })) });
    expect(body).toMatchObject({ users: { 0: { name: '係 01' }, 2: { name: '係 03' } } });
  });

  it('[O-S04] needs a name', async () => {
    for (const fields of [{}, { name: '' }, { name: ' \u3000 ' }]) {
      const { status, msg } = await admin.form('/api/addStore', { ...fields });
      expect([status, msg]).toEqual([400, expect.stringContaining('name')]);
    }
  });

  it('[O-K05] [O-R03] of a company that a systemAdmin names is added by her, and only then', async () => {
    const companyId = String(strange.companyId);
    expect((await system.form('/api/addStore', { name: '函館店', companyId })).result).toBe('OK');
    expect(namesIn(await system.post('/api/getStore', { companyId }))).toContain('函館店');
    expect(refusalIn(await system.form('/api/addStore', { name: '函館店' }))).toEqual([400, 'SVER-41']);
    expect((await system.form('/api/addStore', { name: '函館店', companyId: '999999' })).status).toBe(404);
  });

  it('[O-K05] [D-A24] of an administrator is added to her own company, whichever she names', async () => {
    await admin.form('/api/addStore', { name: '名古屋店', companyId: String(strange.companyId) });
    expect(namesIn(await admin.post('/api/getStore', { search: '名古屋' }))).toEqual(['名古屋店']);
  });

  it('[D-B04] of another company does not exist', async () => {
    for (const answer of [await update(strange.storeId, { name: '奪った店' }), await remove(strange.storeId)]) {
      expect(refusalIn(answer)).toEqual([404, 'SVER-14']);
    }
    const { body } = await system.post('/api/getStore', { targetStoreId: strange.storeId });
    expect(body).toMatchObject({ name: '札幌店', version: 1 });
  });
});

describe('the name of another store', () => {
  it('[O-S05] [O-K05] is asked about first; accepting takes it', async () => {
    const [, second] = [await addNamed('京都店'), await addNamed('京都駅店')];
    const asked = await update(second, { name: '京都店' });
    expect([asked.status, asked.body]).toEqual([
      200,
      { result: 'Confirm', code: 'SVER-62', msg: '同じ名前の店舗が既にあります。この名前で保存しますか。' },
    ]);
    expect((await read(second)).body).toMatchObject({ name: '京都駅店', version: 1 });
    expect((await update(second, { name: '京都店', isForceSubmit: '1' })).result).toBe('OK');
    expect((await read(second)).body).toMatchObject({ name: '京都店' });
  });

  it('[D-E04] is asked about before one is added, too', async () => {
    await addNamed('長崎店');
    const asked = await admin.form('/api/addStore', { name: ' 長崎店 ' });
    expect([asked.status, asked.result, asked.code]).toEqual([200, 'Confirm', 'SVER-62']);
    const called = async () => namesIn(await admin.post('/api/getStore', { search: '長崎' }));
    expect(await called()).toEqual(['長崎店']);
    expect((await admin.form('/api/addStore', { name: '長崎店', isForceSubmit: '1' })).result).toBe('OK');
    expect(await called()).toEqual(['長崎店', '長崎店']);
  });

  it('[O-S05] is no question when it is its own, or of another company', async () => {
    const id = await addNamed('奈良店');
    expect((await update(id, { name: '奈良店' })).result).toBe('OK');
    expect((await update(id, { name: '札幌店' })).result).toBe('OK');
  });
});

describe('two who save the same store', () => {
  it('[O-S08] the second is told, and nothing of hers is written', async () => {
    const id = await addNamed('広島店');
    expect((await update(id, { name: '広島本店', version: '1' })).result).toBe('OK');
    const late = await update(id, { name: '広島駅店', version: '1' });
    expect(refusalIn(late)).toEqual([409, 'SVER-28']);
    expect(late.msg).toBe('ほかの人が先に変更しました。新しい内容を読み込んでから、もう一度変更してください。');
    expect((await read(id)).body).toMatchObject({ name: '広島本店', version: 2 });
    expect((await update(id, { name: '広島駅店', version: '2' })).result).toBe('OK');
  });

  it('[O-S08] exactly one wins when they do it at once', async () => {
    const id = await addNamed('岡山店');
    const names = ['岡山一', '岡山二', '岡山三', '岡山四'];
    const answers = await Promise.all(names.map((name) => update(id, { name, version: '1' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = names[answers.findIndex(({ status }) => status === 200)];
    expect((await read(id)).body).toMatchObject({ name: winner, version: 2 });
  });
});

describe('deleting a store', () => {
  it.each([
    ['users', (storeId: number) => addPerson(service(), { loginId: 'left@demo.example', role: 'operator', storeId })],
    ['signages', (id: number) => admin.form('/api/addSignage', { name: '入口', storeId: String(id) })],
  ])('[O-S03] [D-B01] is refused while %s remain', async (what, fill) => {
    const id = await addNamed(`${what} の店`);
    await fill(id);
    const refused = await remove(id);
    expect(refusalIn(refused)).toEqual([409, 'SVER-29']);
    expect(refused.msg).toBe('ユーザーまたはサイネージが残っている店舗は削除できません。');
    expect((await read(id)).status).toBe(200);
  });

  it('[O-S03] leaves nobody in a store that is gone, whoever is added to it at the same time', async () => {
    for (const n of [1, 2, 3]) {
      const id = await addNamed(`競争 ${n}`);
      const newcomer = { login_id: `race${n}@demo.example`, name: `新人 ${n}`, kana: 'しんじん', storeId: String(id) };
      const [added, device, removed] = await Promise.all([
        admin.form('/api/addUser', newcomer),
        admin.form('/api/addSignage', { name: '入口', storeId: String(id) }),
        remove(id),
      ]);
      const isGone = (await read(id)).status === 404;
      expect(removed.status).toBe(isGone ? 200 : 409);
      for (const { status } of [added, device]) expect([200, 404]).toContain(status);
      if (isGone) expect([added.status, device.status]).toEqual([404, 404]);
    }
  });

  it("[O-S03] [O-E02] one's own is known as such", async () => {
    for (const [search, isOwnConfig] of [
      ['東京本店', true],
      ['大阪梅田店', false],
    ]) {
      expect((await admin.post('/api/getStore', { search })).body).toMatchObject([{ isOwnConfig }]);
    }
  });
});

describe('a name', () => {
  const statusOf = async (name: string) => (await admin.form('/api/addStore', { name })).status;

  it.each([
    ['10,000 characters', 'あ'.repeat(10_000)],
    ['101 characters', 'あ'.repeat(101)],
    ['101 emoji', '👨‍👩‍👧‍👦'.repeat(101)],
    ['a control character', '横\u0007浜'],
    ['a direction that is turned round', '横\u202e浜'],
    ['a zero byte', '横\u0000浜'],
  ])('[O-V07] of %s is refused', async (_, name) => {
    const { status, code } = await admin.form('/api/addStore', { name });
    expect([status, code]).toEqual([400, 'SVER-10']);
  });

  it('[O-V07] has up to 100 characters, each emoji one of them', async () => {
    expect(await statusOf('店'.repeat(100))).toBe(200);
    const name = '👩🏽‍🚀'.repeat(100);
    expect(await statusOf(name)).toBe(200);
    expect(namesIn(await admin.post('/api/getStore', { search: '🚀' }))).toEqual([name]);
  });

  it('[O-V07] keeps letters beyond the first plane, and none that is cut in two', async () => {
    expect(await statusOf('𠮷野家')).toBe(200);
    expect(namesIn(await admin.post('/api/getStore', { search: '𠮷' }))).toEqual(['𠮷野家']);
    const cut = { targetCompanyId: strange.companyId, companyName: '別\ud842会社' };
    expect(refusalIn(await system.post('/api/updateCompany', cut))).toEqual([400, 'SVER-10']);
    expect((await admin.post('/api/getStore', { search: '\ud842' })).status).toBe(400);
  });
});

describe('the list of stores', () => {
  it('[D-B08] comes by the page, in the wanted order', async () => {
    const { body } = await admin.post('/api/getStore');
    const all = namesIn(await admin.post('/api/getStore', { sort: 'name' }));
    expect(body).toHaveLength(all.length);
    const page = await admin.post('/api/getStore', { page: 2, pageSize: 3, sort: 'name' });
    expect(page.body).toMatchObject({ result: 'OK', total: all.length });
    expect(namesIn(page)).toEqual(all.slice(3, 6));
    expect(namesIn(await admin.post('/api/getStore', { sort: '-name' }))).toEqual(all.toReversed());
  });
});
