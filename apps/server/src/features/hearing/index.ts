export { hearingHandlers } from './hearing.calls';
export { makeSpeechHearing, type SpeechHearing } from './speechHearing';
