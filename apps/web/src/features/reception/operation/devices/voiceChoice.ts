import * as z from 'zod/mini';
import { ownVoice, type VoiceShape, voiceLimits } from '@/voice';

const key = 'mukae.voice';

const within = (limit: number) => z.number().check(z.minimum(-limit), z.maximum(limit));
const kept = z.object({ pitch: within(voiceLimits.pitch), formant: within(voiceLimits.formant) });

/** The operator's own voice as well for what this page cannot have written. */
function read(text: string | null): VoiceShape {
  try {
    return kept.safeParse(JSON.parse(text ?? 'null')).data ?? ownVoice;
  } catch {
    return ownVoice;
  }
}

/** How somebody's voice is changed on this machine, also after a reload. */
export const voiceChoice = {
  remembered: (): VoiceShape => read(localStorage.getItem(key)),
  remember: (shape: VoiceShape): void => localStorage.setItem(key, JSON.stringify(shape)),
};
