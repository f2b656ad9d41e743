import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { mediaQuota, pictureMaxBytes } from '@mukae/contract/domain/media/media';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeLogger } from '#platform/log/logger';
import { diskStorage } from '#platform/storage/diskStorage';
import { makeStrayFiles } from '#platform/storage/strayFiles';
import { strayFiles } from '#platform/storage/strayFiles.tables';
import { idIn, refusalIn } from '#testing/answers';
import { takenJpeg, takenPng, telling } from '#testing/hostile/takenPictures';
import { holdingCompany, waitingForLocks } from '#testing/locks';
import { addStranger, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import { drawnPicture, sampleFilm } from '#testing/uploads';
import { media } from './media.tables';
import { makeMediaFiles } from './mediaFiles';

const service = serviceForFile();
let admin: TestClient;
let companyId: number;

beforeAll(async () => {
  admin = await loggedIn(service().url, 'admin@demo.example');
  companyId = Number((await demoUser(service(), 'admin')).companyId);
});

beforeEach(async () => {
  await service().db.delete(media);
});

const add = (image: File, fields: Record<string, string> = {}, client = admin) =>
  client.form('/api/addMedia', { image, ...fields });
const read = async (targetId: number) => (await admin.post('/api/getMedia', { targetId })).body;
const listed = async () => (await admin.post('/api/getMedia')).body;
const filesOfCompany = async () => {
  const folder = join(service().dataDir, 'files', 'media', String(companyId));
  return (await readdir(folder).catch(() => [])).length;
};
const uploadsLeft = () => readdir(join(service().dataDir, 'uploads'));
const used = async () => (await admin.post('/api/getCompany')).body;

describe('a medium', () => {
  it.each([
    ['png', () => drawnPicture('#101010', '入口のポスター.PNG'), 'png', 'image/png'],
    ['jpeg', () => drawnPicture('#202020', '入口のポスター.jpg', 'jpeg'), 'jpg', 'image/jpeg'],
    ['mp4', () => sampleFilm('入口のポスター.mp4'), 'mp4', 'video/mp4'],
  ])('[O-K07] [O-E05] of kind %s is kept byte for byte', async (kind, make, extension, type) => {
    const file = await make();
    const answer = await add(file);
    expect(answer.body).toEqual({ result: 'OK', code: '', msg: '', id: expect.any(Number) });
    const id = idIn(answer);
    expect(await read(id)).toEqual({
      id,
      name: '入口のポスター',
      kind,
      extension,
      image_url: `/files/media/${id}.${extension}`,
      thumbnail_url: kind === 'mp4' ? '' : expect.stringMatching(`^/files/media/${id}/[0-9a-f]{16}\\.webp$`),
      createdAt: '2026-11-16T09:00:00+09:00',
      size: file.size,
      usedBy: [],
      useCount: 0,
      answers: [],
      answerCount: 0,
      version: 1,
    });
    const served = await admin.send('GET', `/files/media/${id}.${extension}`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, type]);
    expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    expect(served.headers.get('cache-control')).toContain('private');
    expect(await uploadsLeft()).toEqual([]);
  });

  it.each([
    ['jpg', 'image/jpeg', takenJpeg],
    ['png', 'image/png', takenPng],
  ])('[S-26] that a telephone took is served without where and by whom: %s', async (extension, type, taken) => {
    const before = await taken();
    const id = idIn(await add(new File([before], `taken.${extension}`, { type })));
    const served = Buffer.from(await (await admin.send('GET', `/files/media/${id}.${extension}`)).arrayBuffer());
    expect(telling.filter((word) => served.includes(word, 0, 'latin1'))).toEqual([]);
    expect(await read(id)).toMatchObject({ size: served.length });
    const seen = async (picture: Buffer) => sharp(picture).autoOrient().raw().toBuffer();
    expect((await seen(served)).equals(await seen(before))).toBe(true);
  });

  it('[O-M05] is what it is, whatever its name', async () => {
    const id = idIn(await add(await drawnPicture('#303030', 'film.mp4')));
    expect(await read(id)).toMatchObject({ kind: 'png', extension: 'png', name: 'film' });
    expect((await admin.send('GET', `/files/media/${id}.mp4`)).status).toBe(404);
    const film = idIn(await add(await sampleFilm('picture.png')));
    expect(await read(film)).toMatchObject({ kind: 'mp4', extension: 'mp4' });
  });

  it('[O-V07] has a name that is cut to what a name may be', async () => {
    const id = idIn(await add(await drawnPicture('#404040', `${'👨‍👩‍👧‍👦'.repeat(150)}.png`)));
    expect(await read(id)).toMatchObject({ name: '👨‍👩‍👧‍👦'.repeat(100) });
  });

  const drawn = () => sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['a page', 'a.png', async () => '<!doctype html><script>alert(1)</script>'],
    ['an SVG', 'a.png', async () => svg],
    ['a GIF', 'a.png', () => drawn().gif().toBuffer()],
    ['a WebP', 'a.jpg', () => drawn().webp().toBuffer()],
    ['an mp4 with a wrong header', 'a.mp4', async () => Buffer.from('\0\0\0\x20ftypnope\0\0\0\0nopenope')],
    ['text', 'a.mp4', async () => 'mp4'],
  ])('[O-M05] is not %s named %s: nothing is kept', async (_, name, make) => {
    const before = await filesOfCompany();
    const refused = await add(new File([await make()], name));
    expect([refused.status, refused.code, refused.msg]).toEqual([
      415,
      'SVER-31',
      '追加できるのはpng、jpg、mp4のファイルのみです。',
    ]);
    expect([await listed(), await filesOfCompany(), await uploadsLeft()]).toEqual([[], before, []]);
  });

  it.each([
    ['an mp4 that breaks off', 'SVER-55', async () => (await sampleFilm()).slice(0, 600)],
    ['a PNG that breaks off', 'SVER-55', async () => (await drawnPicture('#fff')).slice(0, 200)],
    ['a JPEG that breaks off', 'SVER-55', async () => (await drawnPicture('#fff', 'a.jpg', 'jpeg')).slice(0, 20)],
    ['an empty file', 'SVER-54', async () => ''],
  ])('[D-E08] [D-E09] is not %s, which is told as what it is', async (_, code, make) => {
    expect(refusalIn(await add(new File([await make()], 'a.png')))).toEqual([415, code]);
    expect(await listed()).toEqual([]);
  });

  it('[O-K07] is not added without a file, and a systemAdmin names the company', async () => {
    expect((await admin.form('/api/addMedia', { isThumbnail: '0' })).status).toBe(400);
    const system = await loggedIn(service().url, 'system@demo.example');
    const image = await drawnPicture('#505050');
    expect(refusalIn(await add(image, {}, system))).toEqual([400, 'SVER-41']);
    expect((await add(image, { companyId: String(companyId) }, system)).result).toBe('OK');
    expect(await listed()).toHaveLength(1);
  });
});

describe('a thumbnail', () => {
  const thumbnailOf = async (id: number) => {
    const { thumbnail_url } = Object(await read(id));
    const served = await admin.send('GET', String(thumbnail_url));
    const { format, width, height } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    return [served.headers.get('content-type'), format, width, height];
  };

  it('[O-M07] of a picture is a small webp', async () => {
    const id = idIn(await add(await drawnPicture('#606060')));
    expect(await thumbnailOf(id)).toEqual(['image/webp', 'webp', 640, 360]);
  });

  it('[O-M07] of a film is a frame that the page sends, and the one before goes', async () => {
    const id = idIn(await add(await sampleFilm()));
    const frame = { isThumbnail: '1', filename: `${id}.mp4` };
    const sent = await add(await drawnPicture('#707070', 'frame.jpg', 'jpeg'), frame);
    expect(sent.body).toEqual({ result: 'OK', code: '', msg: '', id });
    expect(await thumbnailOf(id)).toEqual(['image/webp', 'webp', 640, 360]);
    const first = Object(await read(id)).thumbnail_url;
    await add(await drawnPicture('#808080'), frame);
    expect((await admin.send('GET', first)).status).toBe(404);
    expect(await readdir(join(service().dataDir, 'files', 'media', 'thumbnails', String(id)))).toHaveLength(1);
    expect(await listed()).toHaveLength(1);
  });

  it('[O-M07] is sent for a film of the company, and is a picture', async () => {
    const id = idIn(await add(await sampleFilm()));
    const picture = idIn(await add(await drawnPicture('#909090')));
    const frame = await drawnPicture('#a0a0a0');
    const send = (filename: string, image = frame, client = admin) =>
      add(image, { isThumbnail: '1', filename }, client);
    for (const filename of ['999999.mp4', `${picture}.mp4`, `${picture}.png`]) {
      expect(refusalIn(await send(filename))).toEqual([404, 'SVER-14']);
    }
    expect((await send(`../${id}.mp4`)).status).toBe(400);
    expect(refusalIn(await send(`${id}.mp4`, new File(['x'], 'a.png')))).toEqual([415, 'SVER-31']);
    await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
    const stranger = await loggedIn(service().url, 'admin@other.example');
    expect((await send(`${id}.mp4`, frame, stranger)).status).toBe(404);
    expect(await read(id)).toMatchObject({ thumbnail_url: '' });
  });
});

describe('the quota', () => {
  /** Rows of files that nobody had to upload. */
  const fill = (size: number) =>
    service().db.insert(media).values({
      companyId,
      name: 'many films',
      kind: 'mp4',
      size,
      key: 'media/none.mp4',
      createdAt: service().clock.now(),
    });

  it('[O-M02] [O-V05] is 2 GB, and what is used is told', async () => {
    const { size } = await drawnPicture('#111111');
    await add(await drawnPicture('#111111'));
    expect(await used()).toMatchObject({ media_used: size, media_quota: 2_147_483_648 });
  });

  it('[O-M06] [O-V05] holds to the byte: the last one fits, one more does not', async () => {
    const file = await drawnPicture('#222222');
    await fill(mediaQuota - file.size + 1);
    const before = await filesOfCompany();
    const refused = await add(file);
    expect([refused.status, refused.code, refused.msg]).toEqual([
      413,
      'SVER-33',
      'ファイルサイズが上限を超えるため、メディアを追加できません。',
    ]);
    expect([await filesOfCompany(), await uploadsLeft()]).toEqual([before, []]);
    await service().db.delete(media);
    await fill(mediaQuota - file.size);
    expect((await add(file)).result).toBe('OK');
    expect(await used()).toMatchObject({ media_used: mediaQuota });
    expect((await add(file)).code).toBe('SVER-33');
  });

  it('[O-M06] holds when files arrive together, and the refused ones leave none behind', async () => {
    const file = await drawnPicture('#333333');
    await fill(mediaQuota - file.size * 2);
    const before = await filesOfCompany();
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 413, 413, 413, 413]);
    expect(await used()).toMatchObject({ media_used: mediaQuota });
    expect([await filesOfCompany(), await uploadsLeft()]).toEqual([before + 2, []]);
  });

  it('[O-M06] is that of one company', async () => {
    await fill(mediaQuota);
    await addStranger(service(), { loginId: 'quota@other.example', role: 'companyAdmin' });
    const stranger = await loggedIn(service().url, 'quota@other.example');
    expect((await add(await drawnPicture('#444444'), {}, stranger)).result).toBe('OK');
  });
});

describe('an upload', () => {
  /** As a browser begins one, on a connection that can be cut. */
  function begin(contentType: string, contentLength: number): Socket {
    const { hostname, port, host } = new URL(service().url);
    const cookie = admin.cookieHeader;
    const socket = connect(Number(port), hostname);
    const headers = [`Host: ${host}`, `Cookie: ${cookie}`, `Content-Type: ${contentType}`];
    socket.write(['POST /api/addMedia HTTP/1.1', ...headers, `Content-Length: ${contentLength}`, '\r\n'].join('\r\n'));
    return socket;
  }

  it('[O-M09] of 3 GB is refused before it is read', async () => {
    const answer = await text(begin('multipart/form-data; boundary=cut', 3_000_000_000));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('SVER-32');
    expect(await uploadsLeft()).toEqual([]);
  });

  it('[O-M09] that is cut in the middle leaves no file, and the quota as it was', async () => {
    const before = await filesOfCompany();
    const socket = begin('multipart/form-data; boundary=cut', 9_000_000);
    socket.write('--cut\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n');
    socket.write(Buffer.alloc(1_000_000));
    await expect.poll(async () => (await uploadsLeft()).length).toBe(1);
    socket.destroy();
    await once(socket, 'close');
    await expect.poll(uploadsLeft).toEqual([]);
    expect([await listed(), await filesOfCompany()]).toEqual([[], before]);
    expect(await used()).toMatchObject({ media_used: 0 });
  });

  it('[O-M04] [O-M09] that is called off when all of it has arrived is not kept either', async () => {
    const { db, mukae } = service();
    const before = await filesOfCompany();
    const fields = new FormData();
    fields.append('image', await drawnPicture('#777777'));
    const form = new Response(fields);
    const bytes = Buffer.from(await form.arrayBuffer());
    await holdingCompany(db, companyId, async () => {
      const arriving = once(mukae.app.server, 'connection');
      const socket = begin(form.headers.get('content-type') ?? '', bytes.length);
      socket.write(bytes);
      const [arrived] = await arriving;
      await expect.poll(() => waitingForLocks(db)).toBe(1);
      socket.destroy();
      await once(arrived, 'close');
    });
    await expect.poll(() => db.select().from(strayFiles)).toEqual([]);
    expect([await listed(), await filesOfCompany(), await uploadsLeft()]).toEqual([[], before, []]);
    expect(await used()).toMatchObject({ media_used: 0 });
  });

  it('[O-M09] of a picture beyond 20 MB is refused', async () => {
    const png = Buffer.from(await (await drawnPicture('#555555')).arrayBuffer());
    const large = new File([png, new Uint8Array(pictureMaxBytes + 1 - png.length)], 'large.png');
    expect(refusalIn(await add(large))).toEqual([413, 'SVER-32']);
    expect([await listed(), await uploadsLeft()]).toEqual([[], []]);
  });

  it('[O-M09] that a crash cut off before its row was written leaves no file for long', async () => {
    const { db, clock, dataDir, url } = service();
    const id = idIn(await add(await drawnPicture('#666666')));
    const storage = diskStorage(join(dataDir, 'files'));
    const strays = makeStrayFiles({ db, clock, storage, log: makeLogger('silent') });
    const path = join(dataDir, 'uploads', 'arrived');
    await writeFile(path, 'x');
    const before = await filesOfCompany();
    const { signal: sender } = new AbortController();
    const arrived = { path, size: 1, filename: 'x.png', sender, sentBy: 'user 1' };
    const key = await makeMediaFiles(strays).keep(companyId, 'png', arrived);
    clock.forward(hours(1) + 1);
    await strays.sweep();
    expect([await filesOfCompany(), await storage.sizeOf(key)]).toEqual([before, undefined]);
    admin = await loggedIn(url, 'admin@demo.example');
    expect((await admin.send('GET', `/files/media/${id}.png`)).status).toBe(200);
    await admin.post('/api/deleteMedia', { targetId: id });
    expect(await filesOfCompany()).toBe(before - 1);
    expect(await db.select().from(strayFiles)).toEqual([]);
  });
});
