/** Seconds in which nobody rings whoever comes out of a call. */
export const usualPauseAfterCall = 5;
export const pauseAfterCallMax = 60;
