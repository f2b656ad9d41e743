import { signageCalls } from '@mukae/contract/calls/signages';
import { passwordFault } from '@mukae/contract/domain/account/password';
import { scenes } from '@mukae/contract/domain/signage/scene';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findByLoginId } from '#features/accounts';
import { idIn, namesIn, refusalIn } from '#testing/answers';
import { connected } from '#testing/connected';
import { addStranger, demoUser } from '#testing/people';
import { whileRefused } from '#testing/refusedRows';
import { serviceForFile } from '#testing/serviceForFile';
import { addStoreNamed } from '#testing/stores';
import { loggedIn, TestClient } from '#testing/testClient';
import { seconds } from '#testing/testClock';
import { TestPage } from '#testing/testPage';
import { drawnPicture } from '#testing/uploads';
import { completeTemplates } from './addSignage';
import { templates, touchButtons } from './templates/templates.tables';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const password = 'Screen2026!';
let admin: TestClient;
let storeId: string;
let strange: { companyId: number; storeId: string };

beforeAll(async () => {
  admin = await as('admin@demo.example');
  storeId = String((await demoUser(service(), 'admin')).storeId);
  const { companyId } = await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
  strange = { companyId, storeId: String(await addStoreNamed(service(), companyId, '札幌店')) };
});

const add = (fields: Record<string, string | Blob>, client = admin) =>
  client.form('/api/addSignage', { name: '新しい画面', storeId, ...fields });
const read = async (targetId: number | 'SELF', client = admin) => {
  const { body } = await client.post('/api/getSignage', { targetId });
  return z.looseObject({ templates: z.array(z.looseObject({ signage_state: z.string() })) }).parse(body);
};

describe('a new signage', () => {
  it('[O-K08] [O-E03] has all that was written, and no password in any answer', async () => {
    const device = {
      name: '3F 受付',
      login_id: 'lobby-3f',
      password,
      default_character_id: '2',
      width: '2160',
      height: '3840',
      image: await drawnPicture('#125a4e'),
    };
    const answer = await add(device);
    expect(answer.body).toEqual({ result: 'OK', code: '', msg: '', id: expect.any(Number) });
    const whole = await read(idIn(answer));
    expect(whole).toEqual({
      id: idIn(answer),
      name: '3F 受付',
      userName: '3F 受付',
      image: expect.stringMatching(/^\/files\/users\/\d+\/[0-9a-f]{16}\.webp$/),
      storeId: Number(storeId),
      storeName: '東京本店',
      companyName: '青葉ホーム株式会社',
      companyId: Number((await demoUser(service(), 'admin')).companyId),
      companyLogo: '',
      opening: { openingHours: null, absenceWords: '', absenceWordsEn: '' },
      login_id: 'lobby-3f',
      role: 'signage',
      seenAt: null,
      status: 'Logout',
      size: { width: 2160, height: 3840 },
      default_character: { id: 2, name: expect.any(String) },
      is_avatar_filmed: false,
      users: [],
      userCount: 0,
      version: 1,
      templates: expect.any(Array),
      timedTemplates: [],
    });
    expect((await admin.send('GET', String(whole.image))).status).toBe(200);
    const { templates: _, timedTemplates: ____, opening: __, companyLogo: ___, companyId: _____, ...listed } = whole;
    const list = await admin.post('/api/getSignage', { search: '3F' });
    expect(list.body).toEqual([listed]);
    expect(JSON.stringify([whole, list.body])).not.toMatch(/password|hash|argon2|Screen2026/i);

    const screen = new TestClient(service().url);
    expect((await screen.login('LOBBY-3F', { password })).body).toMatchObject({ result: 'OK', role: 'signage' });
    expect(await read('SELF', screen)).toEqual(whole);
  });

  it('[D-E05] with a password alone is logged in to by the login id that was made up for it', async () => {
    const { login_id } = await read(idIn(await add({ password })));
    expect(login_id).toMatch(/@mukae\.invalid$/);
    const device = new TestClient(service().url);
    await device.login(String(login_id), { password });
    expect((await device.get('/api/check-auth')).body).toMatchObject({ auth: true, role: 'signage' });
  });

  it('[O-K08] [O-G08] without login id and password waits to be paired', async () => {
    const id = idIn(await add({ name: '名もない画面' }));
    const { login_id } = await read(id);
    expect(login_id).toMatch(/@mukae\.invalid$/);
    expect((await findByLoginId(service().db, String(login_id)))?.passwordHash).toBeNull();
  });

  it('[O-V02] [O-G12] [O-E04] is upright unless told otherwise, with six scenes and touch buttons on the first', async () => {
    const { size, templates } = await read(idIn(await add({})));
    expect(size).toEqual({ width: 1080, height: 1920 });
    expect(templates.map(({ signage_state }) => signage_state)).toEqual([...scenes]);
    expect(templates[0]).toEqual({
      id: expect.any(Number),
      signage_state: 'Standby',
      width: 1080,
      height: 1920,
      layout: 'onlyAvatar',
      telop: 'いらっしゃいませ\nご用件をお選びください',
      is_view_telop: true,
      is_view_logo: true,
      is_view_media: true,
      telop_color: null,
      telop_plate: null,
      logo_media: null,
      contents_media: null,
      playlist: [],
      boxes: {},
      savedBy: '',
      savedAt: null,
      touch_buttons: [
        ['受付', '#c2410c'],
        ['ご相談', '#0f766e'],
        ['お問い合わせ', '#f4c542'],
      ].map(([text, colour]) => ({
        id: expect.any(Number),
        text,
        font_size: 24,
        bg_color: colour,
        is_view: true,
      })),
      row: 'horizontal',
      version: 1,
    });
    for (const template of templates.slice(1)) expect(template).toMatchObject({ touch_buttons: [] });
  });

  it('[O-G12] that is wide has no touch buttons, and speaks the language of who added it', async () => {
    const wide = { name: 'Wide', storeId, width: '1920', height: '1080' };
    const answer = await admin.form('/api/addSignage', wide, { 'accept-language': 'en' });
    const { templates } = await read(idIn(answer));
    expect(templates).toMatchObject([
      { telop: 'Welcome\nHow may we help you?', touch_buttons: [] },
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  it('[O-K08] has a login id of its own', async () => {
    for (const login_id of ['SIGNAGE1@demo.example', 'operator1@demo.example', 'admin@other.example']) {
      const refused = await add({ login_id });
      expect([refused.status, refused.code, refused.msg]).toEqual([
        409,
        'SVER-42',
        'このログインIDは既に使われています。',
      ]);
    }
    const both = await Promise.all([add({ login_id: 'race-1', password }), add({ login_id: 'RACE-1', password })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[O-K08] [D-B04] stands in a store of the company, with a character that there is', async () => {
    for (const place of [{ storeId: strange.storeId }, { storeId: '999999' }, { default_character_id: '999999' }]) {
      expect(refusalIn(await add({ name: '迷子', ...place }))).toEqual([404, 'SVER-14']);
    }
    expect(namesIn(await admin.post('/api/getSignage', { search: '迷子' }))).toEqual([]);
    const system = await as('system@demo.example');
    const elsewhere = { storeId: strange.storeId, companyId: String(strange.companyId) };
    expect((await add(elsewhere, system)).result).toBe('OK');
    expect((await add({ companyId: String(strange.companyId) }, system)).status).toBe(404);
  });

  it.each([
    ['name', ['', 'あ'.repeat(10_000), 'a\u0007']],
    ['login_id', ['abc', '受付です', 'a b c d']],
    ['password', ['short', 'abcdefgh']],
    ['width', ['319', '7681', '1e3', '-1']],
    ['height', ['0', '10.5']],
    ['storeId', ['', '0', 'tokyo']],
  ])('[W-09] [O-V07] is held to the limits of %s', async (field, values) => {
    for (const value of values) {
      const { status, msg } = await add({ [field]: value });
      expect([status, msg]).toEqual([400, expect.stringContaining(field)]);
    }
  });

  it('[O-K08] is not added with a picture that is none', async () => {
    const fake = { name: '偽の画像', image: new File(['<svg/>'], 'a.png') };
    expect(refusalIn(await add(fake))).toEqual([415, 'SVER-25']);
    expect(namesIn(await admin.post('/api/getSignage', { search: '偽の画像' }))).toEqual([]);
  });

  it('[O-K08] [O-G02] gets a password made up for it that meets the rules', async () => {
    const passwords = await Promise.all(
      [1, 2].map(async () => {
        const { body } = await admin.post('/api/getSignageRandomPassword');
        return signageCalls.getSignageRandomPassword.output.parse(body).createPassword;
      }),
    );
    expect(passwords.map(passwordFault)).toEqual([null, null]);
    expect(new Set(passwords).size).toBe(2);
  });
});

describe('the list of signages', () => {
  const names = async (input: object, client = admin) => namesIn(await client.post('/api/getSignage', input));

  it('[O-K08] [D-B08] comes by the page, sorted, searched, and for one store', async () => {
    const all = await names({});
    expect(all.slice(0, 2)).toEqual(['1F 総合受付', '2F ショールーム']);
    const page = await admin.post('/api/getSignage', { page: 2, pageSize: 1 });
    expect(page.body).toMatchObject({ result: 'OK', rows: [{ name: '2F ショールーム' }], total: all.length });
    expect(await names({ sort: '-name' })).toEqual((await names({ sort: 'name' })).toReversed());
    expect(await names({ search: '梅田' })).toEqual(['2F ショールーム']);
    expect(await names({ search: 'SIGNAGE1@' })).toEqual(['1F 総合受付']);
    const { storeId: osaka } = await demoUser(service(), 'operator2');
    expect(await names({ storeId: osaka })).toEqual(['2F ショールーム']);
    expect(await names({ sort: 'store', search: '1F' })).toEqual(['1F 総合受付']);
  });

  it('[D-B08] is not searched by login ids that were made up, which nobody sees', async () => {
    const { login_id } = await read(idIn(await add({ name: '名もない画面' })));
    expect(await names({ search: String(login_id) })).toEqual([]);
    expect(await names({ search: 'invalid' })).toEqual([]);
  });

  it('[O-E03] tells which screen is there', async () => {
    const screen = await TestPage.ofUser(service().url, 'signage2@demo.example');
    const statusOf = async () => (await admin.post('/api/getSignage', { search: '2F' })).body;
    expect(await statusOf()).toMatchObject([{ status: 'Standby' }]);
    await screen.close();
    await expect.poll(() => connected(service())).toBe(0);
    expect(await statusOf()).toMatchObject([{ status: 'Standby' }]);
    service().clock.forward(seconds(15));
    await service().mukae.reception.timePassed();
    expect(await statusOf()).toMatchObject([{ status: 'Logout' }]);
  });

  it('[D-B05] does not have the signage of a web-reservation user, who sees its one scene', async () => {
    const guest = await as('guest@demo.example');
    const own = await read('SELF', guest);
    expect(own).toMatchObject({ name: 'Mukae', storeId: 0, storeName: '', size: { width: 1920, height: 1080 } });
    expect(own.templates.map(({ signage_state }) => signage_state)).toEqual(['Active']);
    const system = await as('system@demo.example');
    expect(await names({}, system)).not.toContain('Mukae');
    expect((await system.post('/api/getSignage', { targetId: own.id })).status).toBe(404);
    expect((await guest.post('/api/getSignage')).body).toMatchObject([{ id: own.id }]);
  });

  it('[D-B04] [O-K08] of another company does not exist', async () => {
    const stranger = await as('admin@other.example');
    expect(await names({ companyId: (await demoUser(service(), 'admin')).companyId }, stranger)).toEqual([
      '新しい画面',
    ]);
    const [first] = z.array(z.looseObject({ id: z.number() })).parse((await admin.post('/api/getSignage')).body);
    expect(refusalIn(await stranger.post('/api/getSignage', { targetId: first?.id }))).toEqual([404, 'SVER-14']);
  });

  it('[O-R04] a screen is told neither its operators nor what else stands in its store', async () => {
    const screen = await loggedIn(service().url, 'signage1@demo.example');
    const id = Number((await read('SELF', screen)).id);
    const { id: userId } = await demoUser(service(), 'operator1');
    await admin.post('/api/addSignageUser', { targetId: id, userId });
    expect(await read(id, admin)).toMatchObject({ userCount: 1 });
    expect(await read('SELF', screen)).toMatchObject({ users: [], userCount: 0 });
    expect((await screen.post('/api/getStore')).body).toMatchObject([{ name: '東京本店', signages: [], users: [] }]);
  });

  it('[O-K08] SELF is for who is or has one', async () => {
    expect((await admin.post('/api/getSignage', { targetId: 'SELF' })).status).toBe(404);
    const screen = await as('signage1@demo.example');
    expect(await read('SELF', screen)).toMatchObject({ login_id: 'signage1@demo.example' });
    expect(await names({}, screen)).toEqual(['1F 総合受付']);
  });
});

describe('a signage of an earlier version', () => {
  it('[O-G12] gets all of its scenes, or none until the next start', async () => {
    const { db } = service();
    const id = idIn(await add({}));
    await db.delete(templates).where(eq(templates.signageId, id));
    await whileRefused(db, 'insert', touchButtons, async () => {
      await expect(completeTemplates(db)).rejects.toThrow();
    });
    expect((await read(id)).templates).toEqual([]);
    await completeTemplates(db);
    expect((await read(id)).templates).toHaveLength(scenes.length);
  });
});
