import type { SeenHand } from '../seenHands';
import type { SeenFaces } from './face.worker';
import { type Looker, Tracker } from './tracker';

export const openFaceTracker = (): Promise<Looker<SeenFaces>> =>
  Tracker.open(() => new Worker(new URL('./face.worker.ts', import.meta.url), { type: 'module', name: 'face' }));

/** In a worker of its own: hands take longer than a face, which must not wait for them. */
export const openHandTracker = (): Promise<Looker<SeenHand[]>> =>
  Tracker.open(() => new Worker(new URL('./hands.worker.ts', import.meta.url), { type: 'module', name: 'hands' }));

/** Faces are looked for once in a while only: it takes as long as reading one, which must not wait for it either. */
export const openLookout = (): Promise<Looker<number>> =>
  Tracker.open(() => new Worker(new URL('./lookout.worker.ts', import.meta.url), { type: 'module', name: 'lookout' }));
