import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { timing } from '@mukae/contract/domain/reception/timing';
import { errors } from '@mukae/contract/errors/errors';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { UploadedFile } from '#platform/calls/handler';
import { makeLogger } from '#platform/log/logger';
import { diskStorage } from '#platform/storage/diskStorage';
import type { Storage } from '#platform/storage/storage';
import { makeStrayFiles } from '#platform/storage/strayFiles';
import { refusalIn } from '#testing/answers';
import { addStranger, demoUser } from '#testing/people';
import { receptionForFile, touch } from '#testing/receptionForFile';
import { whileRefused } from '#testing/refusedRows';
import { loggedIn } from '#testing/testClient';
import { minutes } from '#testing/testClock';
import { drawnPicture } from '#testing/uploads';
import { personOf } from '../accounts/accounts.present';
import { signageOperators } from '../signages/signages.tables';
import { makeCaptures } from './captures';
import { captures } from './reception.tables';

const { service, browser, screen, operator, desk } = receptionForFile();

const jpeg = () => drawnPicture('#336699', 'capture.jpg', 'jpeg');
const send = async (requestId: string, name = 'signage1') =>
  (await browser(name)).form('/api/addCaptureImage', { requestId, image: await jpeg() });
const get = async (path: string, name: string) => (await browser(name)).send('GET', path);
const files = async () => {
  const all = await readdir(service().dataDir, { recursive: true });
  return all.filter((path) => path.includes('captures') && path.endsWith('.webp'));
};

/** The pictures as the service keeps them, in a storage of the test's choosing. */
function capturesIn(storage: Storage) {
  const { db, clock, mukae } = service();
  const strays = makeStrayFiles({ db, clock, storage, log: makeLogger('silent') });
  return makeCaptures({ db, clock, storage, strays, desks: mukae.reception.desks });
}
async function upload(): Promise<UploadedFile> {
  const path = join(service().dataDir, 'capture.jpg');
  await writeFile(path, Buffer.from(await (await jpeg()).arrayBuffer()));
  return { path, filename: 'capture.jpg', size: 1, sender: new AbortController().signal, sentBy: 'user 1' };
}
const ownDisk = () => diskStorage(join(service().dataDir, 'files'));

/** Where the folder of the pictures should be there is a file, so that none can be stored. */
async function whileStorageFails(work: () => Promise<void>): Promise<void> {
  const folder = join(service().dataDir, 'files', 'captures');
  await rename(folder, `${folder} moved away`);
  await writeFile(folder, '');
  try {
    await work();
  } finally {
    await rm(folder);
    await rename(`${folder} moved away`, folder);
  }
}

describe('the picture of a visitor', () => {
  it('[O-L25] [O-L20] is shown as 640x360 to whoever is rung, who is told when it is there', async () => {
    const signage = await screen();
    const rung = await operator('operator1');
    const requestId = await touch(signage);
    expect((await rung.hears('callFromSignage')).ring.captureImageDir).toBe('');
    expect((await send(requestId)).body).toEqual({ result: 'OK', code: '', msg: '' });
    const { captureImageDir } = (await rung.hears('callFromSignage')).ring;
    const shown = await get(captureImageDir, 'operator1');
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    const { width, height, format } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([640, 360, 'webp']);
    for (const name of ['admin', 'system']) expect((await get(captureImageDir, name)).status).toBe(200);
  });

  it('[O-L25] [O-L09] is for nobody who may not answer the signage', async () => {
    const signage = await screen();
    const { id: userId } = await demoUser(service(), 'operator2');
    await service().db.insert(signageOperators).values({ signageId: signage.id, userId });
    await expect.poll(async () => (await desk()).places.signages.get(signage.id)?.operatorIds).toEqual([userId]);
    const requestId = await touch(signage);
    await send(requestId);
    const path = `/api/captureImage?requestId=${requestId}`;
    expect((await get(path, 'operator2')).status).toBe(200);
    expect((await get(path, 'operator1')).status).toBe(404);
    for (const name of ['signage1', 'guest']) expect((await get(path, name)).status).toBe(403);
    await addStranger(service(), { loginId: 'boss@other.example', role: 'companyAdmin' });
    expect((await (await loggedIn(service().url, 'boss@other.example')).send('GET', path)).status).toBe(404);
    await service().db.delete(signageOperators);
  });

  it('[O-L25] comes too late when the request is over, and belongs to the signage that asked', async () => {
    const signage = await screen();
    const requestId = await touch(signage);
    expect(refusalIn(await send(requestId, 'signage2'))).toEqual([409, 'SVER-102']);
    await signage.page.say('Standby', { requestId });
    expect(refusalIn(await send(requestId))).toEqual([409, 'SVER-102']);
    expect((await send(requestId, 'operator1')).status).toBe(403);
  });

  it('[O-L25] is taken once, and has to be a picture', async () => {
    const signage = await screen();
    const rung = await operator('operator1');
    const requestId = await touch(signage);
    const text = new File(['no picture'], 'capture.jpg', { type: 'image/jpeg' });
    const refused = await (await browser('signage1')).form('/api/addCaptureImage', { requestId, image: text });
    expect(refused.status).toBe(415);
    await send(requestId);
    expect((await send(requestId)).result).toBe('OK');
    await rung.hears('callFromSignage', ({ ring }) => ring.captureImageDir !== '');
    expect((await rung.names()).filter((name) => name === 'callFromSignage')).toHaveLength(1);
  });

  it('[O-L25] that the storage does not take is answered with an error; no row is there, and nobody is told of it', async () => {
    const signage = await screen();
    const rung = await operator('operator1');
    await send(await touch(signage));
    await signage.page.say('Standby', { requestId: (await rung.hears('callFromSignage')).ring.requestId });
    const requestId = await touch(signage);
    const { db } = service();
    const before = await db.select().from(captures);
    await whileStorageFails(async () => {
      expect(refusalIn(await send(requestId))).toEqual([500, errors.unknownError.code]);
    });
    expect(await db.select().from(captures)).toEqual(before);
    expect((await desk()).now.requests.get(requestId)?.hasPicture).toBe(false);
    expect((await send(requestId)).result).toBe('OK');
    await rung.hears('callFromSignage', ({ ring }) => ring.requestId === requestId && ring.captureImageDir !== '');
  });

  it('[S-22] that the storage lost is stored when it is sent again, or refused while the storage takes nothing: OK means that it is there', async () => {
    const signage = await screen();
    const rung = await operator('operator1');
    const requestId = await touch(signage);
    await send(requestId);
    const { ring } = await rung.hears('callFromSignage', (message) => message.ring.captureImageDir !== '');
    for (const file of await files()) await rm(join(service().dataDir, file));
    expect((await get(ring.captureImageDir, 'operator1')).status).toBe(404);
    await whileStorageFails(async () => {
      expect(refusalIn(await send(requestId))).toEqual([500, errors.unknownError.code]);
    });
    expect((await send(requestId)).result).toBe('OK');
    const shown = await get(ring.captureImageDir, 'operator1');
    expect(shown.status).toBe(200);
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('webp');
    // What is there is not stored twice.
    const stored = await files();
    expect((await send(requestId)).result).toBe('OK');
    expect(await files()).toEqual(stored);
  });

  it('[O-L25] whose row is refused is answered with an error, and no file is left of it', async () => {
    const requestId = await touch(await screen());
    const { db } = service();
    const before = await files();
    await whileRefused(db, 'insert', captures, async () => {
      expect(refusalIn(await send(requestId))).toEqual([500, errors.unknownError.code]);
    });
    expect(await files()).toEqual(before);
    expect((await desk()).now.requests.get(requestId)?.hasPicture).toBe(false);
  });

  it('[O-L25] whose request is over before it is stored comes too late, and no file is left of it', async () => {
    const signage = await screen();
    const requestId = await touch(signage);
    const before = await files();
    const disk = ownDisk();
    const slow: Storage = {
      ...disk,
      async put(key, content) {
        await disk.put(key, content);
        await signage.page.say('Standby', { requestId });
      },
    };
    const { db } = service();
    const rows = await db.select().from(captures);
    const person = personOf(await demoUser(service(), 'signage1'));
    const adding = capturesIn(slow).add({ caller: 'signage', person, sessionKey: '' }, requestId, await upload());
    await expect(adding).rejects.toMatchObject({ error: 'requestOver' });
    expect([await files(), await db.select().from(captures)]).toEqual([before, rows]);
  });

  it('[O-L25] is deleted after 24 hours, file and row', async () => {
    const signage = await screen();
    await send(await touch(signage));
    expect((await files()).length).toBeGreaterThan(0);
    const { db, clock } = service();
    const { sweep } = capturesIn(ownDisk());
    clock.forward(timing.keepPicture - 1000);
    await sweep();
    expect((await files()).length).toBeGreaterThan(0);
    clock.forward(2000);
    await sweep();
    expect(await files()).toEqual([]);
    expect(await db.select().from(captures)).toEqual([]);
  });

  it('[O-L25] that the storage does not remove after a day has no row any more, and goes later', async () => {
    await send(await touch(await screen()));
    const { db, clock } = service();
    const disk = ownDisk();
    clock.forward(timing.keepPicture + 1);
    await capturesIn({ ...disk, remove: () => Promise.reject(new Error('away')) }).sweep();
    expect(await db.select().from(captures)).toEqual([]);
    expect(await files()).not.toEqual([]);
    clock.forward(minutes(61));
    await makeStrayFiles({ db, clock, storage: disk, log: makeLogger('silent') }).sweep();
    expect(await files()).toEqual([]);
  });
});
