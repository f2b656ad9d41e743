import { type FileHandle, open } from 'node:fs/promises';
import { megabyte } from '@mukae/contract/domain/media/fileSize';
import { Refusal } from '../refusals/refusal';
import { type BoxReader, boxReader, type FilmBox, NotAFilm } from './boxes';
import { readHandler } from './filmHeaders';

/** What may be told about a film or a track: how it is called, and by what it was written. */
const harmless = new Set([
  'name',
  'titl',
  '©nam',
  '©too',
  '©enc',
  'kind',
  'chpl',
  'hnti',
  'hinf',
  'ludt',
  'free',
  'skip',
]);
const shown = new Set(['vide', 'soun', 'text', 'subt', 'sbtl', 'clcp']);

/** Boxes in which others lie that may tell of a place. */
const within: Readonly<Record<string, readonly string[]>> = {
  moov: ['trak'],
  trak: ['mdia'],
};
const versionBytes = 4;

const boxesOrNone = (reader: BoxReader, outer: Pick<FilmBox, 'start' | 'end'>): Promise<FilmBox[] | undefined> =>
  reader.boxesIn(outer).catch((failure) => {
    if (failure instanceof NotAFilm) return undefined;
    throw failure;
  });

/** A list that says nothing but how the film is called and by what it was written. */
async function isHarmlessList(reader: BoxReader, meta: FilmBox): Promise<boolean> {
  const boxes = await boxesOrNone(reader, { start: meta.start + versionBytes, end: meta.end });
  for (const box of boxes ?? []) {
    if (['hdlr', 'free'].includes(box.type)) continue;
    const items = box.type === 'ilst' ? await boxesOrNone(reader, box) : undefined;
    if (!items?.every(({ type }) => harmless.has(type))) return false;
  }
  return boxes !== undefined;
}

async function tellingIn(reader: BoxReader, udta: FilmBox): Promise<FilmBox[]> {
  const boxes = await boxesOrNone(reader, udta);
  if (!boxes) return [udta];
  const found: FilmBox[] = [];
  for (const box of boxes) {
    const isHarmless = box.type === 'meta' ? await isHarmlessList(reader, box) : harmless.has(box.type);
    if (!isHarmless) found.push(box);
  }
  return found;
}

/** A track that is neither seen nor heard: some cameras write one of positions. */
async function isAside(reader: BoxReader, track: FilmBox): Promise<boolean> {
  const media = (await reader.boxesIn(track)).find(({ type }) => type === 'mdia');
  const handler = media && (await reader.boxesIn(media)).find(({ type }) => type === 'hdlr');
  return handler === undefined || !shown.has(await readHandler(reader, handler));
}

async function telling(reader: BoxReader, outer: Pick<FilmBox, 'start' | 'end'>, inner: readonly string[]) {
  const found: FilmBox[] = [];
  for (const box of await reader.boxesIn(outer)) {
    if (box.type === 'udta') found.push(...(await tellingIn(reader, box)));
    else if (box.type === 'meta' || box.type === 'uuid' || box.type === 'gps ') found.push(box);
    else if (box.type === 'trak' && (await isAside(reader, box))) found.push(box);
    else if (inner.includes(box.type)) found.push(...(await telling(reader, box, within[box.type] ?? [])));
  }
  return found;
}

const wipedAtOnce = megabyte;

/** An empty place as large as the box was: everything else stays where the film says that it is. */
async function wipe(file: FileHandle, { at, start, end }: FilmBox): Promise<void> {
  await file.write(Buffer.from('free'), 0, 4, at + 4);
  for (let from = start; from < end; from += wipedAtOnce) {
    const length = Math.min(wipedAtOnce, end - from);
    await file.write(Buffer.alloc(length), 0, length, from);
  }
}

/** Takes out of a film on disk where, by whom and with what it was taken. */
export async function forgetTracesInFilm(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const boxes = await telling(boxReader(file, size), { start: 0, end: size }, ['moov']);
    for (const box of boxes) await wipe(file, box);
  } catch (failure) {
    throw failure instanceof NotAFilm ? new Refusal('fileBroken', { cause: failure }) : failure;
  } finally {
    await file.close();
  }
}
