export type { Ear, EarEngine, EarMicrophone, Heard, SpeechServer } from './heard';
export { openEar } from './openEar';
