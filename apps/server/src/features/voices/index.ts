export type { VoiceChoice } from './engine';
export { presentSpoken, type Spoken } from './spoken';
export { makeVoices, type Voices } from './voices.service';
