import * as z from 'zod/mini';
import { keptIn } from '@/storage/keptIn';
import { ownVoice, type VoiceShape, voiceLimits } from '@/voice';

const key = 'mukae.voice';

const within = (limit: number) => z.number().check(z.minimum(-limit), z.maximum(limit));
const voiceShape = z.object({ pitch: within(voiceLimits.pitch), formant: within(voiceLimits.formant) });

/** How somebody's voice is changed on this machine, also after a reload. */
export const voiceChoice = {
  remembered: (): VoiceShape => keptIn(localStorage, key, voiceShape) ?? ownVoice,
  remember: (shape: VoiceShape): void => localStorage.setItem(key, JSON.stringify(shape)),
};
