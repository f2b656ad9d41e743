import { scoresFrom } from '../blendshapes';
import type { Face } from '../frame';
import film from './recordedFilm.json';

export const recordedMs = 1000 / 30;

/** When each of its poses is held, in pictures. */
export const recordedPoses = {
  atRest: { from: 4, to: 30 },
  mouthOpen: { from: 38, to: 60 },
  turned: { from: 130, to: 150 },
} as const;

/** What MediaPipe 0.10.35 answered for every picture of a film in which a mouth opens, smiles, eyes close and a head turns. */
export const recordedFaces: readonly Face[] = film.jawOpen.map((jawOpen, at) => ({
  scores: scoresFrom({
    jawOpen,
    mouthSmileLeft: film.mouthSmileLeft[at] ?? 0,
    eyeBlinkLeft: film.eyeBlinkLeft[at] ?? 0,
    browInnerUp: film.browInnerUp[at] ?? 0,
  }),
  head: { yaw: film.yaw[at] ?? 0, pitch: film.pitch[at] ?? 0, roll: film.roll[at] ?? 0 },
}));
