export type { CaptureState } from './captureState';
export { FaceSource } from './faceSource';
export { type CaptureSettings, sensitivities } from './keptSettings';
export type { Place } from './picturePlace';
export type { SeenFace } from './seenFace';
