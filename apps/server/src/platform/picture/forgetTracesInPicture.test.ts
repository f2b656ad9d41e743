import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureMaxBytes } from '@mukae/contract/domain/media/media';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takenJpeg, takenPng, telling } from '#testing/hostile/takenPictures';
import { longestHalt, noHaltMs } from '#testing/longestHalt';
import { makeCapture } from './capture';
import { forgetTracesInPicture } from './forgetTracesInPicture';
import { makeLogo } from './logo';
import { makeMediaThumbnail } from './mediaThumbnail';
import { makePortrait } from './portrait';
import { makeThumbnail } from './thumbnail';

let path: string;

beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'mukae-pictures-')), 'picture');
});

afterAll(() => rm(join(path, '..'), { recursive: true, force: true }));

const toldIn = (picture: Buffer) => telling.filter((word) => picture.includes(word, 0, 'latin1'));
const seen = (picture: Buffer) => sharp(picture).autoOrient().raw().toBuffer();
const kinds = [
  ['jpeg', takenJpeg],
  ['png', takenPng],
] as const;

describe.each(kinds)('a %s as a telephone takes it', (kind, taken) => {
  it.each([1, 3, 6, 8])(
    '[S-26] looks the same without what was written about it, held in way %i',
    async (orientation) => {
      const before = await taken(orientation);
      expect(toldIn(before).length).toBeGreaterThan(2);
      await writeFile(path, before);
      const size = await forgetTracesInPicture({ path, sentBy: 'somebody' }, kind);
      const after = await readFile(path);
      expect([toldIn(after), size]).toEqual([[], after.length]);
      const { format, exif, xmp, iptc, comments, icc, ...rest } = await sharp(after).metadata();
      expect([format, rest.orientation ?? 1]).toEqual([kind, orientation]);
      expect([xmp, iptc, comments]).toEqual([undefined, undefined, undefined]);
      expect(exif?.length ?? 0).toBeLessThan(40);
      expect(icc).toEqual((await sharp(before).metadata()).icc);
      expect((await seen(after)).equals(await seen(before))).toBe(true);
    },
  );

  it('[S-26] stays as it is once it is clean', async () => {
    await writeFile(path, await taken());
    await forgetTracesInPicture({ path, sentBy: 'somebody' }, kind);
    const clean = await readFile(path);
    await forgetTracesInPicture({ path, sentBy: 'somebody' }, kind);
    expect((await readFile(path)).equals(clean)).toBe(true);
  });

  it('[S-26] tells nothing where it is shown smaller', async () => {
    await writeFile(path, await taken());
    for (const make of [makeCapture, makeLogo, makeMediaThumbnail, makePortrait, makeThumbnail]) {
      const made = await make(path);
      const { exif, xmp, iptc } = await sharp(made).metadata();
      expect([toldIn(made), exif, xmp, iptc]).toEqual([[], undefined, undefined, undefined]);
    }
  });
});

describe('a picture that is hard to look through', () => {
  const plain = (kind: 'jpeg' | 'png') =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .toFormat(kind)
      .toBuffer();
  /** Filled up behind its beginning, or before the last bytes. */
  const filledUp = async (kind: 'jpeg' | 'png', at: number, part: Buffer) => {
    const picture = await plain(kind);
    const filling = Buffer.alloc(Math.floor((pictureMaxBytes - picture.length) / part.length) * part.length, part);
    return Buffer.concat([picture.subarray(0, at), filling, picture.subarray(at)]);
  };

  it.each([
    ['jpeg', 'empty segments', () => filledUp('jpeg', 2, Buffer.from([0xff, 0xe1, 0, 2])), 'fileBroken'],
    ['jpeg', 'a scan of nothing', () => filledUp('jpeg', -2, Buffer.from([0xff, 0])), pictureMaxBytes],
    ['jpeg', 'fill bytes', () => filledUp('jpeg', 2, Buffer.from([0xff])), pictureMaxBytes],
    ['png', 'empty chunks', () => filledUp('png', 33, Buffer.from('\0\0\0\0IDAT\0\0\0\0')), 'fileBroken'],
    ['jpeg', 'nothing behind its end', async () => (await plain('jpeg')).subarray(0, -2), 'fileBroken'],
  ] as const)('[S-26] keeps nobody waiting: a %s of %s', async (kind, _, make, outcome) => {
    await writeFile(path, await make());
    let found: unknown;
    const halt = await longestHalt(async () => {
      found = await forgetTracesInPicture({ path, sentBy: 'somebody' }, kind).catch((failure) => failure.error);
    });
    expect(typeof outcome === 'number' ? Math.abs(Number(found) - outcome) < 4 : found === outcome).toBe(true);
    expect(halt).toBeLessThan(noHaltMs);
  });
});
