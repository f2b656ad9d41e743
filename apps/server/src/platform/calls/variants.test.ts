import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { signageCalls } from '@mukae/contract/calls/signages';
import { filmMaxBytes, pictureMaxBytes } from '@mukae/contract/domain/media/media';
import { errorCodes } from '@mukae/contract/errors/codes';
import { beforeAll, describe, expect, it } from 'vitest';
import { idIn } from '#testing/answers';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { drawnPicture } from '#testing/uploads';

const service = serviceForFile();
let admin: TestClient;
let guest: TestClient;
let operator: TestClient;

beforeAll(async () => {
  const { url } = service();
  admin = await loggedIn(url, 'admin@demo.example');
  guest = await loggedIn(url, 'guest@demo.example');
  operator = await loggedIn(url, 'operator1@demo.example');
});

const ownSignage = async () =>
  signageCalls.getSignage.output.parse((await guest.post('/api/getSignage', { targetId: 'SELF' })).body);
const uploadsLeft = () => readdir(join(service().dataDir, 'uploads'));

/** More bytes than a picture may have, and fewer than a film. */
const betweenLimits = () => new File([new Uint8Array(pictureMaxBytes + 1)], 'large.png', { type: 'image/png' });

describe('several calls on one path', () => {
  it('[W-04] [D-B05] each ask for their own capability: one scene is changed, the device is not', async () => {
    const { id, name, templates } = await ownSignage();
    const scene = {
      isUpdateTemplate: '1',
      templateTarget: 'template',
      signageId: `${id}`,
      templateId: `${templates[0]?.id}`,
    };
    expect((await guest.form('/api/updateSignage', { ...scene, telop: 'こんにちは' })).status).toBe(200);
    const device = await guest.form('/api/updateSignage', { targetId: `${id}`, name: '別の名前' });
    expect([device.status, device.code]).toEqual([403, errorCodes.notAllowed]);
    expect(await ownSignage()).toMatchObject({ name, templates: [{ telop: 'こんにちは' }] });
  });

  it('[W-04] [O-K07] a user may change herself by the path on which she may not rename a medium', async () => {
    const id = idIn(await admin.form('/api/addMedia', { image: await drawnPicture('#8ac') }));
    const before = (await admin.post('/api/getMedia', { targetId: id })).body;
    expect((await operator.form('/api/updateUser', { targetId: `${id}`, name: '別の名前' })).status).toBe(403);
    expect((await admin.post('/api/getMedia', { targetId: id })).body).toEqual(before);
    expect((await admin.form('/api/updateUser', { targetId: `${id}`, name: '別の名前' })).result).toBe('OK');
    expect((await admin.post('/api/getMedia', { targetId: id })).body).toMatchObject({ name: '別の名前' });
  });

  it.each([
    ['isUpdateTemplate', { isUpdateTemplate: 'perhaps', targetId: '1' }],
    ['templateTarget', { isUpdateTemplate: '1', signageId: '1', templateId: '1' }],
    ['templateTarget', { isUpdateTemplate: '1', templateTarget: 'device', targetId: '1', name: '別の名前' }],
  ])('[W-09] are none of them done when %s means none', async (field, fields) => {
    const { status, msg } = await admin.form('/api/updateSignage', fields);
    expect(status).toBe(400);
    expect(msg).toContain(`${field}: `);
  });

  it('[W-04] refuse who may make none of them before anything is read', async () => {
    const signage = await loggedIn(service().url, 'signage1@demo.example');
    const cookie = signage.cookieHeader;
    const headers = { 'content-type': 'multipart/form-data; boundary=cut', 'content-length': filmMaxBytes, cookie };
    const status = await new Promise((resolve, reject) => {
      // Only its head is sent: who waits for the rest would wait for ever.
      const sending = request(`${service().url}/api/updateSignage`, { method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode);
        sending.destroy();
      });
      sending.on('error', reject);
      sending.flushHeaders();
    });
    expect(status).toBe(403);
    expect(await uploadsLeft()).toEqual([]);
  });
});

describe('a file of one of several calls', () => {
  it('[W-09] [D-A22] is as large as that call allows, not as the roomiest of its path does', async () => {
    const device = await admin.form('/api/updateSignage', { targetId: '1', image: betweenLimits() });
    expect([device.status, device.code]).toEqual([413, errorCodes.imageTooLarge]);
    const frame = { isThumbnail: '1', filename: '1.mp4', image: betweenLimits() };
    const thumbnail = await admin.form('/api/addMedia', frame);
    expect([thumbnail.status, thumbnail.code]).toEqual([413, errorCodes.mediaTooLarge]);
    expect(await uploadsLeft()).toEqual([]);
  });

  it('[W-09] is refused by name where that call takes none', async () => {
    const { id, templates } = await ownSignage();
    const { telop } = templates[0] ?? {};
    const scene = {
      isUpdateTemplate: '1',
      templateTarget: 'template',
      signageId: `${id}`,
      templateId: `${templates[0]?.id}`,
    };
    const image = await drawnPicture('#acf');
    const { status, msg } = await guest.form('/api/updateSignage', { ...scene, telop: '別の言葉', image });
    expect(status).toBe(400);
    expect(msg).toContain('image: ');
    expect(await ownSignage()).toMatchObject({ templates: [{ telop }] });
    expect(await uploadsLeft()).toEqual([]);
  });
});
