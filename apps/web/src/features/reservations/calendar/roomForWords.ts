/** So many minutes are high enough for a line of words; a shorter time has none, or small ones. */
export const roomForWords = 20;
