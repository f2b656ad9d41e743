export { record } from './changer/record';
export { VoiceChanger } from './changer/voiceChanger';
export { isOwnVoice, ownVoice, type VoiceShape, voiceLimits } from './changer/voiceShape';
export { onMouth } from './lipSync/onMouth';
