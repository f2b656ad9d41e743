/** Rounded down: what falls short never looks as if it did not. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
