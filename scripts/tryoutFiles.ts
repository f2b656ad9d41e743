import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const besideCheckout = (path: string): string => fileURLToPath(new URL(`../../shared/${path}`, import.meta.url));

/** The models of faces and hands, and films for a browser's fake camera: too large to be kept with the code. */
export const modelsFolder = process.env.MODELS_DIR ?? besideCheckout('models');
const fixturesFolder = process.env.FIXTURES_DIR ?? besideCheckout('fixtures');

/** A face that opens its mouth, smiles, closes its eyes and turns, a second each, every six seconds. */
export const faceFilm = join(fixturesFolder, 'face-a.mjpeg');

/** Somebody who asks where the restroom is, in Japanese, between two seconds of silence. */
export const visitorSound = join(fixturesFolder, 'visitor-a.wav');

/** Which of them are missing here, to be told by whoever cannot do without. */
export const missingForFaces = (): string[] =>
  [faceFilm, join(modelsFolder, 'face_landmarker.task')].filter((path) => !existsSync(path));

/** For a browser whose camera plays that film and needs nobody's leave. */
export const filmedCameraWith = (film: string): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

export const filmedCamera = filmedCameraWith(faceFilm);
