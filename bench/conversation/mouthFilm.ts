import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faceFilm } from '../../scripts/tryoutFiles';

/** Pictures of the film from a closed mouth to one that is wide open. */
const opening = { from: 18, to: 48 };

const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

function picturesOf(film: Buffer): Buffer[] {
  const starts: number[] = [];
  for (let at = film.indexOf(jpegStart); at >= 0; at = film.indexOf(jpegStart, at + 1)) starts.push(at);
  return starts.map((start, which) => film.subarray(start, starts[which + 1]));
}

export interface MouthFilm {
  path: string;
  remove(): Promise<void>;
}

/** The beat of the film in which the mouth opens, forwards and backwards: every two seconds instead of every six. */
export async function makeMouthFilm(): Promise<MouthFilm> {
  const folder = await mkdtemp(join(tmpdir(), 'mukae-film-'));
  const path = join(folder, 'mouth.mjpeg');
  const pictures = picturesOf(await readFile(faceFilm)).slice(opening.from, opening.to);
  await writeFile(path, Buffer.concat([...pictures, ...pictures.toReversed()]));
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}
