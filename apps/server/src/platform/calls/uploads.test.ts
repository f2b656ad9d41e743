import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaCalls } from '@mukae/contract/calls/media';
import { megabyte } from '@mukae/contract/domain/media/fileSize';
import { filmMaxBytes } from '@mukae/contract/domain/media/media';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerOnceSent } from '#testing/busySender';
import { formBeginning, formHeaders, type SlowSender, sendSlowly } from '#testing/hostile/slowSender';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { drawnPicture } from '#testing/uploads';
import { Refusal } from '../refusals/refusal';
import { uploadLimits } from './uploadLimits';
import { makeUploads } from './uploads';

const service = serviceForFile();
const full = serviceForFile({ DISK_RESERVE_MB: '999999999' });
const { path } = mediaCalls.addMedia;

let admin: TestClient;
let other: TestClient;
beforeAll(async () => {
  admin = await loggedIn(service().url, 'admin@demo.example');
  other = await loggedIn(service().url, 'operator1@demo.example');
});

const uploadsLeft = () => readdir(join(service().dataDir, 'uploads'));
const open: SlowSender[] = [];

function beginUpload(client: TestClient, length: number | undefined): SlowSender {
  const headers = { ...formHeaders, cookie: client.cookieHeader };
  const sender = sendSlowly(service().url, { path, headers, length, beginning: `${formBeginning('image')}abc` });
  open.push(sender);
  return sender;
}

afterEach(async () => {
  for (const sender of open) sender.leave();
  open.length = 0;
  await expect.poll(uploadsLeft).toEqual([]);
});

const picture = async () => ({ image: await drawnPicture('#123456') });

describe('uploads that are not finished', () => {
  it.each([
    ['in number', uploadLimits.ofAccount.uploads, 2 * megabyte],
    ['in the bytes that they announce', 4, filmMaxBytes],
  ])('[S-07] are limited for an account %s, while calls and other accounts go on', async (_, most, length) => {
    for (let n = 0; n < most; n += 1) beginUpload(admin, length);
    await expect.poll(async () => (await uploadsLeft()).length).toBe(most);
    const { answer } = await beginUpload(admin, length).ended;
    expect(answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(answer).toMatch(/retry-after: 30\r\n/i);
    expect((await admin.post('/api/getUser', { targetUserId: 'SELF' })).status).toBe(200);
    expect((await admin.form('/api/addStore', { name: `店${most}` })).result).toBe('OK');
    expect((await other.form('/api/updateUser', await picture())).result).toBe('OK');

    for (const sender of open) sender.leave();
    await expect.poll(uploadsLeft).toEqual([]);
    expect((await admin.form(path, await picture())).result).toBe('OK');
  });

  it('[S-07] are limited for an address in number and in bytes, whoever sends them, and count until they end', async () => {
    const limits = {
      ofAccount: { uploads: 5, bytes: 500 * megabyte },
      ofAddress: { uploads: 3, bytes: 1000 * megabyte },
    };
    const uploads = makeUploads({ folder: '', room: async () => Number.POSITIVE_INFINITY, limits });
    const begin = (account: number | undefined, megabytes: number | undefined, address = 'a') =>
      uploads.begin({ account, address }, megabytes && megabytes * megabyte);
    const tooMany = { error: 'tooMany' };
    const first = await begin(1, 500);
    const second = await begin(2, undefined);
    await expect(begin(3, 501)).rejects.toMatchObject(tooMany);
    await second.take(400 * megabyte);
    await expect(begin(3, 101)).rejects.toMatchObject(tooMany);
    await expect(second.take(101 * megabyte)).rejects.toMatchObject(tooMany);
    second.end();
    await begin(2, 2);
    const third = await begin(undefined, 2);
    await expect(begin(3, 2)).rejects.toMatchObject(tooMany);
    await begin(3, 500, 'b');
    first.end();
    third.end();
    await begin(4, 2);
  });
});

describe('a folder that vanished', () => {
  it('[S-23] while the service runs is made again by what is written into it, for its owner alone', async () => {
    for (const name of ['uploads', 'files']) {
      const folder = join(service().dataDir, name);
      await rm(folder, { recursive: true, force: true });
      const colours = ['#111111', '#222222', '#333333'];
      const pictures = await Promise.all(colours.map((colour) => drawnPicture(colour)));
      const answers = await Promise.all(pictures.map((image) => admin.form(path, { image })));
      expect(answers.map(({ result }) => result)).toEqual(['OK', 'OK', 'OK']);
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
    }
  });
});

describe('a disk that is nearly full', () => {
  it('[S-08] takes no files, with 507 in both languages, while calls and forms of words go on', async () => {
    const client = await loggedIn(full().url, 'admin@demo.example');
    for (const [language, words] of [
      ['ja', '空き容量'],
      ['en', 'disk space'],
    ] as const) {
      const { status, code, msg } = await client.form(path, await picture(), { 'accept-language': language });
      expect([status, code]).toEqual([507, 'SVER-45']);
      expect(msg).toContain(words);
    }
    const headers = { ...formHeaders, cookie: client.cookieHeader };
    const announced = await sendSlowly(full().url, { path, headers, length: filmMaxBytes }).ended;
    expect(announced.answer).toMatch(/^HTTP\/1\.1 507 /);
    expect(await readdir(join(full().dataDir, 'uploads'))).toEqual([]);
    expect((await client.post('/api/getUser', { targetUserId: 'SELF' })).status).toBe(200);
    expect((await client.form('/api/updateUser', { name: '別の名前' })).result).toBe('OK');
  });

  it.each([
    ['of which it says how long it is', 60 * megabyte],
    ['of which nobody knows how long it is', undefined],
  ])('[S-08] tells so to a page that sends a film %s, and looks for an answer when all is sent', async (_, length) => {
    const client = await loggedIn(full().url, 'admin@demo.example');
    const headers = { ...formHeaders, cookie: client.cookieHeader };
    const answer = await answerOnceSent(full().url, { path, headers, length }, 60 * megabyte);
    expect(answer).toMatch(/^HTTP\/1\.1 507 /);
    expect(answer).toContain('SVER-45');
    expect(await readdir(join(full().dataDir, 'uploads'))).toEqual([]);
  });

  it('[S-08] counts what the same person announced and has not sent, not what others did, and looks again while one writes that announced nothing', async () => {
    let room = 100 * megabyte;
    const uploads = makeUploads({ folder: '', room: async () => room });
    const begin = (bytes: number | undefined, account = 1) => uploads.begin({ account, address: 'a' }, bytes);
    const announced = await begin(60 * megabyte);
    await expect(begin(41 * megabyte)).rejects.toMatchObject({ error: 'storageFull' });
    (await begin(41 * megabyte, 2)).end();
    await announced.take(30 * megabyte);
    room -= 30 * megabyte;
    await expect(begin(41 * megabyte)).rejects.toMatchObject({ error: 'storageFull' });

    const endless = await begin(undefined);
    const wholeDisk = async () => {
      for (let written = 0; written < 1000; written += 1) {
        await endless.take(megabyte);
        room -= megabyte;
      }
    };
    await expect(wholeDisk()).rejects.toThrow(Refusal);
    // No more than what lies between two looks.
    expect(room).toBeGreaterThan((30 - 5) * megabyte);
    endless.end();
    announced.end();
    await begin(20 * megabyte);
  });
});
