export { asLiked, type Likings } from './asLiked';
export { Calibration } from './calibration';
export type { CaptureState } from './captureState';
export { FaceSource } from './faceSource';
export { type CaptureSettings, KeptSettings, sensitivities } from './keptSettings';
export type { PicturePlace as Place } from './picturePlace';
