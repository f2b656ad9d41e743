/** Tells how loud a voice is, 0 to 1, as often as it likes; answers how to stop listening. */
export type VoiceLevel = (onLevel: (level: number) => void) => () => void;
