export type { Ear, EarEngine, Heard, SpeechServer } from './heard';
export { openEar } from './openEar';
