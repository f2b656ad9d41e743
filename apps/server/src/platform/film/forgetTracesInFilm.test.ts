import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetTracesInFilm } from './forgetTracesInFilm';
import { inspectFilm } from './inspectFilm';

const sample = fileURLToPath(new URL('../../../../web/public/characters/kento/standby.mp4', import.meta.url));
const place = '+35.6586+139.7454/';

let path: string;

beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'mukae-films-')), 'film');
});

afterAll(() => rm(join(path, '..'), { recursive: true, force: true }));

const box = (type: string, ...content: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + body.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
};
const long = (type: string, content: string): Buffer => {
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1);
  header.write(type, 4, 'latin1');
  header.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([header, Buffer.from(content)]);
};
const version = Buffer.alloc(4);
const handler = (name: string) => box('hdlr', Buffer.alloc(8), name, Buffer.alloc(12));
const items = (...list: Buffer[]) => box('meta', version, handler('mdir'), box('ilst', ...list));
const keys = box('keys', version, box('mdta', 'com.apple.quicktime.location.ISO6709'));

/** A real film with more in its head; where its frames are plays no part here. */
async function filmWith({ inMovie = [], inFile = [] }: { inMovie?: Buffer[]; inFile?: Buffer[] }): Promise<Buffer> {
  const film = await readFile(sample);
  const at = film.indexOf('moov', 0, 'latin1') - 4;
  const end = at + film.readUInt32BE(at);
  const moov = box('moov', film.subarray(at + 8, end), ...inMovie);
  return Buffer.concat([film.subarray(0, at), moov, film.subarray(end), ...inFile]);
}

const track = (name: string, ...more: Buffer[]) => box('trak', box('mdia', handler(name)), ...more);

describe('a film as a telephone takes it', () => {
  it.each<[string, Parameters<typeof filmWith>[0]]>([
    ['what is told about it', { inMovie: [box('udta', box('©xyz', place))] }],
    ['a place with a name', { inMovie: [box('udta', box('name', 'lobby'), box('loci', version, place))] }],
    ['a list of keys', { inMovie: [box('meta', handler('mdta'), keys, box('ilst', place))] }],
    ['a list within what is told', { inMovie: [box('udta', items(box('©nam', 'lobby'), box('©xyz', place)))] }],
    ['what is told and ends in nothing', { inMovie: [box('udta', box('©xyz', place), Buffer.alloc(4))] }],
    ['what is told about a track', { inMovie: [track('soun', box('udta', box('©xyz', place)))] }],
    ['a track of its own', { inMovie: [track('meta', box('udta', place))] }],
    ['a box of a maker', { inFile: [box('uuid', Buffer.alloc(16), place)] }],
    ['a list beside it, in a long box', { inFile: [long('meta', place)] }],
  ])('[S-26] does not tell its place in %s', async (_, more) => {
    const film = await filmWith(more);
    expect(film.includes(place)).toBe(true);
    await writeFile(path, film);
    await forgetTracesInFilm(path);
    const after = await readFile(path);
    expect([after.includes(place), after.includes('ISO6709'), after.length]).toEqual([false, false, film.length]);
    expect(await inspectFilm(path)).toEqual(await inspectFilm(sample));
    expect(after.includes('lobby')).toBe(film.includes('lobby') && !_.startsWith('a list within'));
  });

  it('[S-26] stays as it is where it tells none', async () => {
    const film = await filmWith({ inMovie: [box('udta', items(box('©too', 'Lavf')))] });
    await writeFile(path, film);
    await forgetTracesInFilm(path);
    expect((await readFile(path)).equals(film)).toBe(true);
  });
});
