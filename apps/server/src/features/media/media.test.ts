import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idIn, namesIn, refusalIn } from '#testing/answers';
import { addStranger, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { drawnPicture, sampleFilm } from '#testing/uploads';
import { signages } from '../signages/signages.tables';
import { playlistItems, templates } from '../signages/templates/templates.tables';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
let admin: TestClient;

beforeAll(async () => {
  admin = await as('admin@demo.example');
});

const add = async (image: File, client = admin) => idIn(await client.form('/api/addMedia', { image }));
const read = async (targetId: number, client = admin) => client.post('/api/getMedia', { targetId });
const rename = (targetId: number, fields: Record<string, string>, client = admin) =>
  client.form('/api/updateMedia', { targetId: String(targetId), ...fields });
const remove = (targetId: number, fields: object = {}, client = admin) =>
  client.post('/api/deleteMedia', { targetId, ...fields });

type Scene = (typeof templates.$inferSelect)['scene'];

/** Puts a medium into a scene, as the editor of templates does. */
const showMedium = (mediaId: number, isScene: SQL | undefined) =>
  service()
    .db.insert(playlistItems)
    .select(
      service()
        .db.select({
          templateId: templates.id,
          position: sql<number>`0`.as('position'),
          mediaId: sql<number>`${mediaId}::bigint`.as('media_id'),
          seconds: sql<number>`10`.as('seconds'),
        })
        .from(templates)
        .where(isScene),
    );

async function show(place: { logoId: number } | { mediaId: number }, whose: 'signage1' | 'signage2', scene: Scene) {
  const { db } = service();
  const { id } = await demoUser(service(), whose);
  const [signage] = await db.select().from(signages).where(eq(signages.userId, id));
  const isScene = and(eq(templates.signageId, signage?.id ?? 0), eq(templates.scene, scene));
  if ('mediaId' in place) await showMedium(place.mediaId, isScene);
  else await db.update(templates).set(place).where(isScene);
}

describe('the list of media', () => {
  it('[O-K07] [D-B08] comes newest first, by the page, by kind, sorted and searched', async () => {
    for (const [name, make] of [
      ['b_ねこ', () => drawnPicture('#010101', 'b_ねこ.png')],
      ['a%いぬ', () => drawnPicture('#020202', 'a%いぬ.jpg', 'jpeg')],
      ['c とり', () => sampleFilm('c とり.mp4')],
    ] as const) {
      service().clock.forward(1000);
      expect((await read(await add(await make()))).body).toMatchObject({ name });
    }
    const names = async (input: object) => namesIn(await admin.post('/api/getMedia', input));
    expect(await names({})).toEqual(['c とり', 'a%いぬ', 'b_ねこ']);
    expect(await names({ kind: 'mp4' })).toEqual(['c とり']);
    expect(await names({ sort: 'name' })).toEqual(['a%いぬ', 'b_ねこ', 'c とり']);
    expect(await names({ sort: '-size', page: 1, pageSize: 1 })).toEqual(['c とり']);
    expect(await names({ search: '_' })).toEqual(['b_ねこ']);
    expect(await names({ search: '%' })).toEqual(['a%いぬ']);
    expect((await admin.post('/api/getMedia', { page: 2, pageSize: 2 })).body).toMatchObject({
      result: 'OK',
      rows: [{ name: 'b_ねこ' }],
      total: 3,
    });
  });
});

describe('a name', () => {
  it('[O-K07] [O-M03] changes, and only by who saw the newest', async () => {
    const id = await add(await drawnPicture('#030303', 'before.png'));
    expect((await rename(id, { name: ' 後 ', version: '1' })).body).toEqual({ result: 'OK', code: '', msg: '' });
    expect((await read(id)).body).toMatchObject({ name: '後', version: 2 });
    expect(refusalIn(await rename(id, { name: '更に後', version: '1' }))).toEqual([409, 'SVER-28']);
    for (const name of ['', ' ', 'あ'.repeat(101), 'a\u0000']) expect((await rename(id, { name })).status).toBe(400);
    expect((await read(id)).body).toMatchObject({ name: '後', version: 2 });
  });

  it('[O-M03] that is unchanged writes nothing', async () => {
    const id = await add(await drawnPicture('#040404', 'same.png'));
    expect((await rename(id, { name: 'same' })).result).toBe('OK');
    expect((await read(id)).body).toMatchObject({ version: 1 });
  });
});

describe('deleting', () => {
  const filesOf = async (id: number) => {
    const { companyId } = await demoUser(service(), 'admin');
    const media = join(service().dataDir, 'files', 'media');
    const thumbnails = await readdir(join(media, 'thumbnails', String(id))).catch(() => []);
    return [(await readdir(join(media, String(companyId)))).length, thumbnails.length];
  };

  it('[O-K07] takes the files along', async () => {
    const id = await add(await drawnPicture('#050505'));
    const [before = 0] = await filesOf(id);
    expect((await remove(id)).body).toEqual({ result: 'OK', code: '', msg: '' });
    expect(await filesOf(id)).toEqual([before - 1, 0]);
    expect((await read(id)).status).toBe(404);
    expect((await admin.send('GET', `/files/media/${id}.png`)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  it('[O-M08] what screens show says where and asks; after that they show nothing there', async () => {
    const id = await add(await drawnPicture('#060606', 'logo.png'));
    await show({ logoId: id }, 'signage1', 'Standby');
    await show({ mediaId: id }, 'signage1', 'Active');
    await show({ logoId: id }, 'signage2', 'Standby');
    expect((await read(id)).body).toMatchObject({
      usedBy: [
        { signageId: expect.any(Number), name: '1F 総合受付', storeName: '東京本店' },
        { signageId: expect.any(Number), name: '2F ショールーム', storeName: '大阪梅田店' },
      ],
      useCount: 2,
    });
    const asked = await remove(id);
    expect(asked.body).toMatchObject({ result: 'Confirm', code: 'SVER-63' });
    expect(asked.msg?.split('\n').slice(1)).toEqual(['・東京本店 1F 総合受付', '・大阪梅田店 2F ショールーム']);
    expect((await admin.send('GET', `/files/media/${id}.png`)).status).toBe(200);

    expect((await remove(id, { isForceSubmit: 1 })).result).toBe('OK');
    const screen = await as('signage1@demo.example');
    expect((await screen.post('/api/getSignage', { targetId: 'SELF' })).body).toMatchObject({
      templates: Array.from({ length: 6 }, () => ({ logo_media: null, contents_media: null })),
    });
    expect(await filesOf(id)).toEqual([expect.any(Number), 0]);
  });

  it('[O-M08] names the first screens, and that there are more', async () => {
    const id = await add(await drawnPicture('#070707'));
    const { storeId } = await demoUser(service(), 'admin');
    for (const n of [1, 2, 3, 4]) {
      const signage = idIn(await admin.form('/api/addSignage', { name: `画面 ${n}`, storeId: String(storeId) }));
      const isStandby = and(eq(templates.signageId, signage), eq(templates.scene, 'Standby'));
      await showMedium(id, isStandby);
    }
    const english = await admin.post('/api/deleteMedia', { targetId: id }, { 'accept-language': 'en' });
    expect(english.msg?.split('\n')).toEqual([
      'This media is in use. Once deleted, it is no longer shown there.',
      '・東京本店 画面 1',
      '・東京本店 画面 2',
      '・東京本店 画面 3',
      '…',
    ]);
  });
});

describe('a film', () => {
  it('[O-M10] can be watched from the middle', async () => {
    const film = await sampleFilm();
    const id = await add(film);
    const whole = Buffer.from(await film.arrayBuffer());
    const part = (range: string) => admin.send('GET', `/files/media/${id}.mp4`, undefined, { range });

    const middle = await part('bytes=1000-1999');
    expect(middle.status).toBe(206);
    expect(middle.headers.get('content-range')).toBe(`bytes 1000-1999/${film.size}`);
    expect(middle.headers.get('accept-ranges')).toBe('bytes');
    expect(Buffer.from(await middle.arrayBuffer()).equals(whole.subarray(1000, 2000))).toBe(true);

    const rest = await part(`bytes=${film.size - 10}-`);
    expect([rest.status, rest.headers.get('content-length')]).toEqual([206, '10']);
    expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(-10))).toBe(true);

    const beyond = await part(`bytes=${film.size}-`);
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.size}`]);
  });
});

describe('who sees a file', () => {
  const statusFor = async (client: TestClient, path: string) => (await client.send('GET', path)).status;

  it('[D-B07] a signage sees what its scenes show, and nothing else', async () => {
    const [shown, hidden] = [await add(await drawnPicture('#080808')), await add(await drawnPicture('#090909'))];
    await show({ logoId: shown }, 'signage2', 'Crowded');
    const screen = await as('signage2@demo.example');
    const other = await as('signage1@demo.example');
    const thumbnail = z.looseObject({ thumbnail_url: z.string() }).parse((await read(shown)).body).thumbnail_url;
    expect(await statusFor(screen, `/files/media/${shown}.png`)).toBe(200);
    expect(await statusFor(screen, thumbnail)).toBe(200);
    expect(await statusFor(screen, `/files/media/${hidden}.png`)).toBe(404);
    expect(await statusFor(other, `/files/media/${shown}.png`)).toBe(404);
    expect((await screen.post('/api/getMedia')).body).toMatchObject([{ id: shown }]);
    expect((await read(hidden, screen)).status).toBe(404);
  });

  it('[D-B07] a web-reservation user sees and changes what she added', async () => {
    const person = { login_id: 'wru@demo.example', name: '予約 花子', kana: 'よやく', role: 'webReservationUser' };
    await admin.form('/api/addUser', { ...person, password: 'Demo2026!' });
    const guest = await as('wru@demo.example');
    const [own, others] = [await add(await drawnPicture('#0a0a0a'), guest), await add(await drawnPicture('#0b0b0b'))];
    expect(await statusFor(guest, `/files/media/${own}.png`)).toBe(200);
    expect(await statusFor(guest, `/files/media/${others}.png`)).toBe(404);
    expect((await guest.post('/api/getMedia')).body).toMatchObject([{ id: own }]);
    expect((await rename(others, { name: '奪った' }, guest)).status).toBe(404);
    expect((await remove(others, { isForceSubmit: 1 }, guest)).status).toBe(404);
    expect((await rename(own, { name: '私の' }, guest)).result).toBe('OK');
    expect(namesIn(await admin.post('/api/getMedia', { search: '私の' }))).toEqual(['私の']);
    expect((await remove(own, {}, guest)).result).toBe('OK');
  });

  it('[D-B07] [D-B04] another company sees none, and nobody is asked to log in', async () => {
    const id = await add(await drawnPicture('#0c0c0c'));
    await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
    const stranger = await as('admin@other.example');
    const path = `/files/media/${id}.png`;
    expect(await statusFor(stranger, path)).toBe(404);
    for (const answer of [
      await read(id, stranger),
      await rename(id, { name: '奪った' }, stranger),
      await remove(id, {}, stranger),
    ]) {
      expect(refusalIn(answer)).toEqual([404, 'SVER-14']);
    }
    expect((await stranger.post('/api/getMedia')).body).toEqual([]);
    expect(await statusFor(new TestClient(service().url), path)).toBe(401);
    expect(await statusFor(await as('operator1@demo.example'), path)).toBe(200);
    expect(await statusFor(await as('system@demo.example'), path)).toBe(200);
  });

  it('[D-B07] [O-R01] an operator reads, and changes nothing', async () => {
    const id = await add(await drawnPicture('#0d0d0d'));
    const operator = await as('operator1@demo.example');
    expect((await read(id, operator)).status).toBe(200);
    const image = await drawnPicture('#0e0e0e');
    for (const answer of [
      await operator.form('/api/addMedia', { image }),
      await rename(id, { name: '変えた' }, operator),
      await remove(id, {}, operator),
    ]) {
      expect(refusalIn(answer)).toEqual([403, 'SVER-12']);
    }
  });
});
