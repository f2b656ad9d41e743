import { open } from 'node:fs/promises';
import { type BoxReader, boxReader, type FilmBox, NotAFilm, NothingToSee } from './boxes';
import { isMp4, readDuration, readFragmentDuration, readHandler, readTrackSize } from './filmHeaders';

interface Size {
  width: number;
  height: number;
}

interface Film extends Size {
  /** Undefined: the film comes in fragments and does not say. */
  durationMs: number | undefined;
}

const named = (type: string) => (box: FilmBox) => box.type === type;

/** Undefined for a track of sound, or of anything else that is not seen. */
async function videoSizeOf(reader: BoxReader, track: FilmBox): Promise<Size | undefined> {
  const boxes = await reader.boxesIn(track);
  const [header, media] = [boxes.find(named('tkhd')), boxes.find(named('mdia'))];
  const handler = media && (await reader.boxesIn(media)).find(named('hdlr'));
  if (!header || !handler || (await readHandler(reader, handler)) !== 'vide') return undefined;
  const size = await readTrackSize(reader, header);
  return size.width > 0 && size.height > 0 ? size : undefined;
}

async function firstVideoSize(reader: BoxReader, tracks: readonly FilmBox[]): Promise<Size> {
  for (const track of tracks) {
    const size = await videoSizeOf(reader, track);
    if (size) return size;
  }
  throw new NothingToSee('There is nothing to see.');
}

async function durationOf(reader: BoxReader, movie: readonly FilmBox[]): Promise<number | undefined> {
  const header = movie.find(named('mvhd'));
  if (!header) throw new NotAFilm('There is no header.');
  const { timescale, duration } = await readDuration(reader, header);
  const fragments = movie.find(named('mvex'));
  const fragmentHeader = fragments && (await reader.boxesIn(fragments)).find(named('mehd'));
  const units = duration ?? (fragmentHeader && (await readFragmentDuration(reader, fragmentHeader)));
  return units === undefined || timescale === 0 ? undefined : Math.round((units / timescale) * 1000);
}

async function readFilm(reader: BoxReader, fileSize: number): Promise<Film> {
  const boxes = await reader.boxesIn({ start: 0, end: fileSize });
  const movie = boxes.find(named('moov'));
  if (!movie || !boxes.some(({ type }) => type === 'mdat' || type === 'moof'))
    throw new NotAFilm('Something is missing.');
  const inMovie = await reader.boxesIn(movie);
  const size = await firstVideoSize(reader, inMovie.filter(named('trak')));
  return { ...size, durationMs: await durationOf(reader, inMovie) };
}

async function beginsAsMp4(reader: BoxReader): Promise<boolean> {
  const first = await reader.first();
  return first.type === 'ftyp' && isMp4(reader, first);
}

/** Looks whether a file is an mp4 that has something to see, and whether it is whole. Undefined: it is something else. */
export async function inspectFilm(path: string): Promise<Film | 'broken' | undefined> {
  const file = await open(path);
  let hasBegun = false;
  try {
    const { size } = await file.stat();
    const reader = boxReader(file, size);
    hasBegun = await beginsAsMp4(reader);
    return hasBegun ? await readFilm(reader, size) : undefined;
  } catch (failure) {
    if (!(failure instanceof NotAFilm)) throw failure;
    return hasBegun && !(failure instanceof NothingToSee) ? 'broken' : undefined;
  } finally {
    await file.close();
  }
}
