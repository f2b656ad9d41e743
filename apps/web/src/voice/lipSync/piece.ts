/** Samples that are looked at together for the first time: three rounds of a worklet, 8 ms at 48 kHz. */
export const pieceLength = 384;
