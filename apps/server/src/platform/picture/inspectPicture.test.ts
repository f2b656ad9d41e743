import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectPicture } from './inspectPicture';

let path: string;

beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'mukae-pictures-')), 'picture');
});

afterAll(() => rm(join(path, '..'), { recursive: true, force: true }));

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1d6f6a80' } });
const turned = () => drawn(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

describe('a picture', () => {
  it.each([
    ['png', () => drawn(300, 200).png().toBuffer(), { kind: 'png', width: 300, height: 200 }],
    ['jpeg', () => drawn(300, 200).jpeg().toBuffer(), { kind: 'jpeg', width: 300, height: 200 }],
    ['jpeg of a camera held upright', turned, { kind: 'jpeg', width: 200, height: 300 }],
  ])('is known by its content: %s', async (_, make, picture) => {
    await writeFile(path, await make());
    expect(await inspectPicture(path)).toEqual(picture);
  });

  it.each([
    ['gif', () => drawn(9, 9).gif().toBuffer()],
    ['webp', () => drawn(9, 9).webp().toBuffer()],
    ['avif', () => drawn(9, 9).avif().toBuffer()],
    ['tiff', () => drawn(9, 9).tiff().toBuffer()],
    ['svg', async () => svg],
    ['page', async () => `<!doctype html>${svg}`],
  ])('is no %s', async (_, make) => {
    await writeFile(path, await make());
    await expect(inspectPicture(path)).rejects.toMatchObject({ error: 'imageType' });
  });

  it('[D-E08] is not empty', async () => {
    await writeFile(path, '');
    await expect(inspectPicture(path)).rejects.toMatchObject({ error: 'fileEmpty' });
  });

  it.each(['png', 'jpeg'] as const)('[D-E09] is broken when it breaks off after its beginning: %s', async (kind) => {
    await writeFile(path, (await drawn(300, 200).toFormat(kind).toBuffer()).subarray(0, 20));
    await expect(inspectPicture(path)).rejects.toMatchObject({ error: 'fileBroken' });
  });

  it.each([
    ['of the camera', 0xe1],
    ['of colours', 0xe2],
    ['of remarks', 0xfe],
  ])('[S-03] of millions of empty segments %s is refused before they are kept', async (_, marker) => {
    const jpeg = await drawn(9, 9).jpeg().toBuffer();
    const heap = Buffer.alloc(20_000_000, Buffer.from([0xff, marker, 0, 2]));
    await writeFile(path, Buffer.concat([jpeg.subarray(0, 2), heap, jpeg.subarray(2)]));
    const before = process.memoryUsage().rss;
    await expect(inspectPicture(path)).rejects.toMatchObject({ error: 'fileBroken' });
    expect(process.memoryUsage().rss - before).toBeLessThan(250_000_000);
    await writeFile(path, Buffer.concat([jpeg.subarray(0, 2), heap.subarray(0, 4 * 1000), jpeg.subarray(2)]));
    expect(await inspectPicture(path)).toMatchObject({ kind: 'jpeg' });
  });

  it('[S-03] of millions of packed remarks is refused before they are unpacked', async () => {
    const png = await drawn(9, 9).png().toBuffer();
    const remarks = Buffer.alloc(16_000_000, Buffer.from('\0\0\0\x04zTXta\0\0x\0\0\0\0', 'latin1'));
    await writeFile(path, Buffer.concat([png.subarray(0, 33), remarks, png.subarray(33)]));
    const used = process.cpuUsage();
    await expect(inspectPicture(path)).rejects.toMatchObject({ error: 'fileBroken' });
    expect(process.cpuUsage(used).user).toBeLessThan(1_000_000);
  });

  it('has at most 50 megapixels', async () => {
    await writeFile(path, await drawn(10_000, 5001).png({ compressionLevel: 1 }).toBuffer());
    await expect(inspectPicture(path)).rejects.toMatchObject({ error: 'imageTooLarge' });
  });
});
