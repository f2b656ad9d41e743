/** How a voice is changed, in semitones: its melody, and the size of the mouth it seems to come from. */
export interface VoiceShape {
  pitch: number;
  formant: number;
}

/** As it is. */
export const ownVoice: VoiceShape = { pitch: 0, formant: 0 };

/** Further away it would no longer sound like a person. */
export const voiceLimits = { pitch: 6, formant: 3 } as const satisfies VoiceShape;

export const isOwnVoice = ({ pitch, formant }: VoiceShape): boolean => pitch === 0 && formant === 0;

export const ratioOf = (semitones: number): number => 2 ** (semitones / 12);
