import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectFilm } from './inspectFilm';

const sample = fileURLToPath(new URL('../../../../web/public/characters/kento/standby.mp4', import.meta.url));

let real: Buffer;
let path: string;

beforeAll(async () => {
  real = await readFile(sample);
  path = join(await mkdtemp(join(tmpdir(), 'mukae-films-')), 'film');
});

afterAll(() => rm(join(path, '..'), { recursive: true, force: true }));

const inspect = async (content: Buffer) => {
  await writeFile(path, content);
  return inspectFilm(path);
};

const box = (type: string, ...content: Buffer[]): Buffer => {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + Buffer.concat(content).length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...content]);
};
const longBox = (type: string, content: Buffer, size = 16 + content.length): Buffer => {
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1);
  header.write(type, 4, 'latin1');
  header.writeBigUInt64BE(BigInt(size), 8);
  return Buffer.concat([header, content]);
};
const endlessBox = (type: string, content: Buffer): Buffer => {
  const whole = box(type, content);
  whole.writeUInt32BE(0);
  return whole;
};
const fields = (length: number, values: Readonly<Record<number, number>>): Buffer => {
  const bytes = Buffer.alloc(length);
  for (const [position, value] of Object.entries(values)) bytes.writeUInt32BE(value, Number(position));
  return bytes;
};

const one = 0x1_0000;
const ftyp = (own: string, ...compatible: string[]) =>
  box('ftyp', Buffer.from(`${own}\0\0\0\0${compatible.join('')}`, 'latin1'));
const mvhd = (duration = 2500) => box('mvhd', fields(100, { 12: 1000, 16: duration }));
const tkhd = (matrix: Readonly<Record<number, number>> = { 40: one, 56: one }) =>
  box('tkhd', fields(84, { ...matrix, 76: 640 * one, 80: 360 * one }));
const hdlr = (handler: string) => box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${handler}`, 'latin1'));
const trak = (handler = 'vide', header = tkhd()) => box('trak', header, box('mdia', hdlr(handler)));
const moov = (...content: Buffer[]) => box('moov', ...content);
const mdat = box('mdat', Buffer.alloc(100));
const film = (...boxes: Buffer[]) => Buffer.concat(boxes);
const small = { width: 640, height: 360, durationMs: 2500 };

describe('a film', () => {
  it('is an mp4 as encoders make them', async () => {
    expect(await inspectFilm(sample)).toEqual({ width: 540, height: 960, durationMs: 24_000 });
  });

  it.each(['isom', 'iso2', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'MSNV'])(
    'may be of the brand %s',
    async (brand) => {
      expect(await inspect(film(ftyp(brand), moov(mvhd(), trak()), mdat))).toEqual(small);
    },
  );

  it('may name a brand of its own beside a known one', async () => {
    expect(await inspect(film(ftyp('XAVC', 'XAVC', 'mp42'), moov(mvhd(), trak()), mdat))).toEqual(small);
  });

  it('may have its frames first, in a box of 64 bits, or up to the end', async () => {
    expect(await inspect(film(ftyp('isom'), longBox('mdat', Buffer.alloc(9)), moov(mvhd(), trak())))).toEqual(small);
    expect(await inspect(film(ftyp('isom'), moov(mvhd(), trak()), endlessBox('mdat', Buffer.alloc(9))))).toEqual(small);
  });

  it('may come in fragments', async () => {
    const mehd = box('mehd', fields(8, { 4: 4000 }));
    const head = (...more: Buffer[]) =>
      film(ftyp('iso5'), moov(mvhd(0), trak(), box('mvex', ...more)), box('moof'), mdat);
    expect(await inspect(head(mehd))).toEqual({ ...small, durationMs: 4000 });
    expect(await inspect(head())).toEqual({ ...small, durationMs: undefined });
  });

  it('is as large as it is shown', async () => {
    const turned = tkhd({ 44: one, 52: 0xffff_0000 });
    expect(await inspect(film(ftyp('isom'), moov(mvhd(), trak('soun'), trak('vide', turned)), mdat))).toEqual({
      ...small,
      width: 360,
      height: 640,
    });
  });

  it('of gigabytes is looked at without being read', async () => {
    await writeFile(path, film(ftyp('isom'), moov(mvhd(), trak()), endlessBox('mdat', Buffer.alloc(9))));
    const file = await open(path, 'r+');
    await file.truncate(5_000_000_000);
    await file.close();
    expect(await inspectFilm(path)).toEqual(small);
  });

  it('tells long times from short ones', async () => {
    const longMvhd = box('mvhd', fields(112, { 0: 0x0100_0000, 20: 1000, 28: 2500 }));
    const longTkhd = box('tkhd', fields(96, { 0: 0x0100_0000, 52: one, 68: one, 88: 640 * one, 92: 360 * one }));
    expect(await inspect(film(ftyp('isom'), moov(longMvhd, trak('vide', longTkhd)), mdat))).toEqual(small);
  });
});

const changed = (position: number, value: number | string): Buffer => {
  const copy = Buffer.from(real);
  if (typeof value === 'string') copy.write(value, position, 'latin1');
  else copy.writeUInt32BE(value, position);
  return copy;
};
const at = (type: string): number => real.indexOf(type, 0, 'latin1');

describe('no film', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an empty file', () => Buffer.alloc(0)],
    ['a file of seven bytes', () => real.subarray(0, 7)],
    ['random bytes', () => randomBytes(100_000)],
    [
      'a picture with another name',
      () =>
        sharp(Buffer.alloc(3), { raw: { width: 1, height: 1, channels: 3 } })
          .png()
          .toBuffer(),
    ],
    [
      'an avif',
      () =>
        sharp(Buffer.alloc(3), { raw: { width: 1, height: 1, channels: 3 } })
          .avif()
          .toBuffer(),
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a QuickTime film', () => changed(at('ftyp') + 4, 'qt  ')],
    ['one of an unknown brand', () => film(ftyp('abcd', 'efgh'), moov(mvhd(), trak()), mdat)],
    ['a wrong header', () => changed(at('ftyp'), 'abcd')],
    ['one without its beginning', () => real.subarray(32)],
    ['sound alone', () => changed(at('hdlr') + 12, 'soun')],
    ['one without a size', () => film(ftyp('isom'), moov(mvhd(), trak('vide', box('tkhd', Buffer.alloc(84)))), mdat)],
    ['a file type of megabytes', () => film(box('ftyp', Buffer.alloc(2_000_000, 'isom')), moov(mvhd(), trak()), mdat)],
  ])('is %s', async (_, make) => {
    expect(await inspect(await make())).toBeUndefined();
  });
});

describe('a broken film', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['one cut in the middle', () => real.subarray(0, real.length / 2)],
    ['one without its last byte', () => real.subarray(0, -1)],
    ['one with a byte too many', () => film(real, Buffer.alloc(1))],
    ['a box that is longer than the file', () => changed(at('mdat') - 4, 0x7fff_ffff)],
    ['a box that is shorter than its header', () => changed(at('mdat') - 4, 4)],
    ['a box within a box that is longer than it', () => changed(at('trak') - 4, 0x00ff_ffff)],
    [
      'a long box without end',
      () => film(ftyp('isom'), moov(mvhd(), trak()), longBox('mdat', Buffer.alloc(9), 2 ** 62)),
    ],
    ['a long box of no size', () => film(ftyp('isom'), moov(mvhd(), trak()), longBox('mdat', Buffer.alloc(9), 0))],
    ['a header that is too short', () => film(ftyp('isom'), moov(box('mvhd', Buffer.alloc(4)), trak()), mdat)],
    ['one without a moov', () => film(ftyp('isom'), mdat)],
    ['one without frames', () => film(ftyp('isom'), moov(mvhd(), trak()))],
    [
      'one of boxes without end',
      () => film(ftyp('isom'), moov(mvhd(), trak()), mdat, ...Array(60_000).fill(box('free'))),
    ],
  ])('[D-E09] is %s', async (_, make) => {
    expect(await inspect(await make())).toBe('broken');
  });
});
