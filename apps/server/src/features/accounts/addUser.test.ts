import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownSignageAccount } from '#features/signages';
import { idIn, refusalIn } from '#testing/answers';
import { mailedPassword, mailsTo } from '#testing/mails';
import { addStranger, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addStoreNamed } from '#testing/stores';
import { loggedIn, TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import { findByLoginId } from './users.repo';

const service = serviceForFile();
const password = 'Welcome2026!';
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

let made = 0;
const newcomer = (fields: Record<string, string | Blob> = {}) => {
  made += 1;
  return { login_id: `new${made}@demo.example`, name: `新人 ${made}`, kana: 'しんじん', password, ...fields };
};
const add = (fields: Record<string, string | Blob>, client = admin) => client.form('/api/addUser', fields);
const rowOf = (loginId: string) => findByLoginId(service().db, loginId);
const login = (loginId: string, secret: string) =>
  new TestClient(service().url).login(loginId, { password: secret }).then(({ result }) => result);

describe('somebody new', () => {
  it('[O-K02] is added with what was written, and logs in', async () => {
    const { storeId } = await demoUser(service(), 'operator2');
    const person = newcomer({ storeId: String(storeId), character_id: '2', subject_name: 'iPhone 12' });
    const answer = await add(person);
    expect(answer.body).toEqual({ result: 'OK', code: '', msg: '', id: expect.any(Number) });
    expect((await admin.post('/api/getUser', { targetUserId: idIn(answer) })).body).toMatchObject({
      loginId: person.login_id,
      name: person.name,
      kana: 'しんじん',
      storeId,
      character_id: 2,
      subject_name: 'iPhone 12',
      status: 'Logout',
      version: 1,
    });
    expect(await login(person.login_id, password)).toBe('OK');
    expect(await mailsTo(system, person.login_id)).toEqual([]);
  });

  it('[O-K02] [O-U08] is an operator in no store when nobody says otherwise', async () => {
    const { login_id } = newcomer();
    await add({ login_id, name: '無所属 次郎', kana: 'むしょぞく', storeId: '', character_id: '0' });
    expect(await rowOf(login_id)).toMatchObject({ role: 'operator', storeId: null, characterId: null });
  });

  it('[O-K02] [O-E01] may have a picture', async () => {
    const square = sharp({ create: { width: 60, height: 60, channels: 3, background: '#125a4e' } });
    const image = new File([await square.png().toBuffer()], 'face.png', { type: 'image/png' });
    const id = idIn(await add(newcomer({ image })));
    const files = await readdir(join(service().dataDir, 'files', 'users', String(id)));
    const { body } = await admin.post('/api/getUser', { targetUserId: id });
    expect(body).toMatchObject({ image: `/files/users/${id}/${files[0]}` });
  });

  it('[O-K02] is not added with a picture that is none', async () => {
    const person = newcomer({ image: new File(['<svg/>'], 'face.png', { type: 'image/png' }) });
    expect(refusalIn(await add(person))).toEqual([415, 'SVER-25']);
    expect(await rowOf(person.login_id)).toBeUndefined();
  });

  it('[D-B05] who reserves has a signage of her own, which is in no list', async () => {
    const id = idIn(await add(newcomer({ role: 'webReservationUser' })));
    expect(await ownSignageAccount(service().db, id)).toBeGreaterThan(0);
    expect((await admin.post('/api/getSignage')).body).toHaveLength(2);
  });

  it.each(['systemAdmin', 'signage', 'boss'])('[O-K02] [O-U08] is not made a %s', async (role) => {
    const person = newcomer({ role });
    expect((await add(person)).status).toBe(400);
    expect(await rowOf(person.login_id)).toBeUndefined();
  });

  it.each([
    ['[O-U05]', 'login_id', ['', 'nobody'], 'login_id'],
    ['[O-U06]', 'kana', ['', 'シンジン', 'Shinjin', '新人'], 'kana'],
    ['[O-U07]', 'password', ['Abc1!', 'abcdefgh', 'Abcdef1$', 'Ａbcdefg1'], 'password'],
    ['[O-V07]', 'name', ['あ'.repeat(10_000), 'a\u0000b', '迎'], 'name'],
  ])('%s is held to the rules of %s', async (_, field, values, told) => {
    for (const value of values) {
      const person = newcomer({ [field]: value });
      const { status, msg } = await add(person);
      expect([status, msg]).toEqual([400, expect.stringContaining(told)]);
      expect(await rowOf(String(person.login_id))).toBeUndefined();
    }
  });
});

describe('a name that somebody has', () => {
  it('[O-K02] [O-U10] is asked about first; accepting adds her as well', async () => {
    const person = newcomer({ name: '佐藤 美咲' });
    const asked = await add(person);
    expect([asked.status, asked.body]).toEqual([
      200,
      {
        result: 'Confirm',
        code: 'SVER-61',
        msg: '同じお名前のユーザーが既に登録されています。このまま追加しますか。',
      },
    ]);
    expect(await rowOf(person.login_id)).toBeUndefined();
    expect((await add({ ...person, isForceSubmit: '1' })).result).toBe('OK');
    expect(await rowOf(person.login_id)).toMatchObject({ name: '佐藤 美咲' });
  });

  it('[O-K02] is no question when it is the name of a screen or of somebody elsewhere', async () => {
    expect((await add(newcomer({ name: '1F 総合受付' }))).result).toBe('OK');
    expect((await add(newcomer({ name: '森 あかり' }))).result).toBe('OK');
  });
});

describe('an address that is registered', () => {
  it.each(['OPERATOR1@demo.example', ' admin@other.example ', 'signage1@demo.example'])(
    '[O-K02] [O-U12] is refused: %s',
    async (login_id) => {
      const { status, code, msg } = await add(newcomer({ login_id, isForceSubmit: '1' }));
      expect([status, code, msg]).toEqual([409, 'SVER-21', 'このメールアドレスは既に登録されています。']);
    },
  );

  it('[O-U12] goes to one of two who add it at once', async () => {
    const [one, two] = [newcomer(), newcomer()];
    const answers = await Promise.all([add(one), add({ ...two, login_id: one.login_id.toUpperCase() })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a place of nowhere', () => {
  it('[O-K02] [D-B04] is not found: a store of another company, a character that nobody has', async () => {
    for (const place of [{ storeId: String(strange.storeId) }, { storeId: '999999' }, { character_id: '999999' }]) {
      const person = newcomer(place);
      expect(refusalIn(await add(person))).toEqual([404, 'SVER-14']);
      expect(await rowOf(person.login_id)).toBeUndefined();
    }
  });

  it('[O-R03] a systemAdmin names the company, and its stores alone', async () => {
    const { storeId } = await demoUser(service(), 'operator1');
    const companyId = String(strange.companyId);
    expect(refusalIn(await add(newcomer(), system))).toEqual([400, 'SVER-41']);
    expect((await add(newcomer({ companyId, storeId: String(storeId) }), system)).status).toBe(404);
    const person = newcomer({ companyId, storeId: String(strange.storeId) });
    expect((await add(person, system)).result).toBe('OK');
    expect(await rowOf(person.login_id)).toMatchObject(strange);
  });
});

describe('without a password', () => {
  it('[D-B09] she gets a temporary one by mail, with which she sets her own', async () => {
    const login_id = 'Mailed@demo.example';
    expect((await add({ login_id, name: '郵便 花子', kana: 'ゆうびん　はなこ' })).result).toBe('OK');
    const [mail, ...more] = await mailsTo(system, login_id);
    expect([mail?.subject, more]).toEqual(['【Mukae】アカウントのご案内', []]);
    expect(mail?.text).toContain('郵便 花子 様');
    expect(mail?.text).toContain('/login');

    const temporary = await mailedPassword(system, login_id);
    const browser = new TestClient(service().url);
    expect((await browser.login(login_id, { password: temporary })).result).toBe('Temporary');
    const own = { password: 'MyOwn2026!', currentPassword: temporary };
    expect((await browser.form('/api/updateUser', own)).result).toBe('OK');
    expect(await login(login_id, 'MyOwn2026!')).toBe('OK');
    expect(await login(login_id, temporary)).not.toBe('Temporary');
  });

  it('[D-B09] the mail is in the language of who adds her', async () => {
    const english = { 'accept-language': 'en' };
    const person = { login_id: 'english@demo.example', name: 'Ann Lee', kana: 'あん' };
    await admin.form('/api/addUser', person, english);
    expect((await mailsTo(system, person.login_id))[0]?.subject).toBe('[Mukae] Your account');
    expect(await mailedPassword(system, person.login_id)).toHaveLength(12);
  });

  it('[D-B09] it works for 24 hours', async () => {
    const login_id = 'late@demo.example';
    await add({ login_id, name: '遅刻 太郎', kana: 'ちこく' });
    const temporary = await mailedPassword(system, login_id);
    service().clock.forward(hours(24));
    expect(await login(login_id, temporary)).toBe('Error');
  });
});
