import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStranger, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);

let operator: TestClient;
let picturesOf: () => Promise<string[]>;

beforeAll(async () => {
  operator = await as('operator1@demo.example');
  const { userId } = await selfOf(operator);
  picturesOf = () => readdir(join(service().dataDir, 'files', 'users', String(userId)));
});

const drawn = (background: string, width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background } });

const upload = (content: Uint8Array | string, name: string, type: string, fields: Record<string, string> = {}) =>
  operator.form('/api/updateUser', { image: new File([content], name, { type }), ...fields });

const uploadsLeft = () => readdir(join(service().dataDir, 'uploads'));

describe('a thumbnail', () => {
  it.each([
    ['png', 'image/png', '#c0392b'],
    ['jpeg', 'image/jpeg', '#2980b9'],
  ] as const)('[A-V13] [A-C06] of type %s is kept as a small webp', async (format, type, colour) => {
    const picture = await drawn(colour).toFormat(format).toBuffer();
    expect((await upload(picture, `me.${format}`, type)).result).toBe('OK');
    const { image } = await selfOf(operator);
    const served = await operator.send('GET', image);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toContain('private');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const stored = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([stored.format, stored.width, stored.height]).toEqual(['webp', 512, 480]);
  });

  it.each([
    ['empty', '', 'SVER-54'],
    ['broken', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'SVER-55'],
  ])('[D-E08] [D-E09] that is %s is refused for that reason, and nothing changes', async (_, content, code) => {
    const before = await selfOf(operator);
    const refused = await upload(content, 'me.png', 'image/png', { name: '佐藤 美咲子' });
    expect([refused.status, refused.code]).toEqual([415, code]);
    expect(await selfOf(operator)).toEqual(before);
  });

  it('loses what the camera wrote into it', async () => {
    const exif = { IFD0: { Artist: 'Misaki' }, IFD3: { GPSLatitude: '35/1 40/1 0/1' } };
    await upload(await drawn('#27ae60').withExif(exif).jpeg().toBuffer(), 'me.jpg', 'image/jpeg');
    const served = await operator.send('GET', (await selfOf(operator)).image);
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).exif).toBeUndefined();
  });

  it('takes the place of the one before, whose file goes', async () => {
    await upload(await drawn('#111111').png().toBuffer(), 'a.png', 'image/png');
    const before = await selfOf(operator);
    await upload(await drawn('#eeeeee').png().toBuffer(), 'b.png', 'image/png');
    const after = await selfOf(operator);
    expect(after.image).not.toBe(before.image);
    expect((await operator.get(before.image)).status).toBe(404);
    expect(await picturesOf()).toEqual([after.image.split('/').at(-1)]);
  });

  it('stays when the same one is sent twice at once, and nothing is left over', async () => {
    const picture = await drawn('#336699').png().toBuffer();
    const version = String((await selfOf(operator)).version);
    const answers = await Promise.all([1, 2].map(() => upload(picture, 'a.png', 'image/png', { version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { image } = await selfOf(operator);
    expect((await operator.send('GET', image)).status).toBe(200);
    expect(await picturesOf()).toEqual([image.split('/').at(-1)]);
  });

  it('[A-A07] [D-A20] is seen in the company alone', async () => {
    await upload(await drawn('#8e44ad').png().toBuffer(), 'a.png', 'image/png');
    const { image } = await selfOf(operator);
    await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
    const statusFor = async (client: TestClient) => (await client.send('GET', image)).status;
    expect(await statusFor(await as('admin@demo.example'))).toBe(200);
    expect(await statusFor(await as('signage1@demo.example'))).toBe(404);
    expect(await statusFor(await as('system@demo.example'))).toBe(200);
    expect(await statusFor(await as('admin@other.example'))).toBe(404);
    expect(await statusFor(await as('guest@demo.example'))).toBe(404);
    expect(await statusFor(new TestClient(service().url))).toBe(401);
  });

  it('leads to no other file', async () => {
    const { userId } = await selfOf(operator);
    for (const name of ['..%2f..%2flink.secret', '0000000000000000.webp', 'x.webp']) {
      const { status } = await operator.send('GET', `/files/users/${userId}/${name}`);
      expect([400, 404]).toContain(status);
    }
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['a GIF with another name', () => drawn('#fff').gif().toBuffer()],
    ['a WebP with another name', () => drawn('#fff').webp().toBuffer()],
    ['an SVG with another name', async () => svg],
    ['a page with another name', async () => '<!doctype html><script>alert(1)</script>'],
  ])('[A-V13] that is %s is refused and nothing changes', async (_, make) => {
    const before = await selfOf(operator);
    const { status, code } = await upload(await make(), 'me.png', 'image/png');
    expect([status, code]).toEqual([415, 'SVER-25']);
    expect(await selfOf(operator)).toEqual(before);
    expect(await uploadsLeft()).toEqual([]);
  });

  it('[D-A22] of 100 megapixels is refused before it is unpacked', async () => {
    const before = await selfOf(operator);
    const picture = await drawn('#ffffff', 10_000, 10_000).png({ compressionLevel: 1 }).toBuffer();
    const { status, code } = await upload(picture, 'me.png', 'image/png');
    expect([status, code]).toEqual([413, 'SVER-26']);
    expect(await selfOf(operator)).toEqual(before);
  });

  it('[D-A22] of 21 MB is refused and leaves nothing behind', async () => {
    const before = await selfOf(operator);
    const { status, code } = await upload(new Uint8Array(21_000_000), 'me.png', 'image/png');
    expect([status, code]).toEqual([413, 'SVER-26']);
    expect(await selfOf(operator)).toEqual(before);
    expect(await uploadsLeft()).toEqual([]);
  });

  it('in a field of another name is refused', async () => {
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    expect((await operator.form('/api/updateUser', { picture: file })).status).toBe(400);
    expect(await uploadsLeft()).toEqual([]);
  });
});
