import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMediaThumbnail } from './mediaThumbnail';

let path: string;

beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'mukae-pictures-')), 'picture');
});

afterAll(() => rm(join(path, '..'), { recursive: true, force: true }));

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1d6f6a80' } });

describe('the thumbnail of a medium', () => {
  it.each([
    [1920, 1080, 640, 360],
    [1080, 1920, 203, 360],
    [4000, 100, 640, 16],
    [320, 200, 320, 200],
  ])('shows all of %i×%i in %i×%i', async (width, height, smallWidth, smallHeight) => {
    await writeFile(path, await drawn(width, height).png().toBuffer());
    const small = await sharp(await makeMediaThumbnail(path)).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', smallWidth, smallHeight]);
  });

  it('[D-E09] is not made of a picture that breaks off', async () => {
    await writeFile(path, (await drawn(300, 200).png().toBuffer()).subarray(0, 200));
    await expect(makeMediaThumbnail(path)).rejects.toMatchObject({ error: 'fileBroken' });
  });
});
