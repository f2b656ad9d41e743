export { presentSpoken } from './spoken';
export { makeVoices, type Voices } from './voices.service';
