import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { timing } from '@mukae/contract/domain/reception/timing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { diskStorage } from '#platform/storage/diskStorage';
import { refusalIn } from '#testing/answers';
import { addStranger, demoUser } from '#testing/people';
import { receptionForFile, touch } from '#testing/receptionForFile';
import { loggedIn } from '#testing/testClient';
import { drawnPicture } from '#testing/uploads';
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

  it('[O-L25] is deleted after 24 hours, file and row', async () => {
    const signage = await screen();
    await send(await touch(signage));
    expect((await files()).length).toBeGreaterThan(0);
    const { db, clock, mukae, dataDir } = service();
    const storage = diskStorage(join(dataDir, 'files'));
    const { sweep } = makeCaptures({ db, clock, storage, desks: mukae.reception.desks });
    clock.forward(timing.keepPicture - 1000);
    await sweep();
    expect((await files()).length).toBeGreaterThan(0);
    clock.forward(2000);
    await sweep();
    expect(await files()).toEqual([]);
    expect(await db.select().from(captures)).toEqual([]);
  });
});
