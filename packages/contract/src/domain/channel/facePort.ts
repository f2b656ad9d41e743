/** The UDP ports at which face-capture apps are heard, one for each channel. */
export const facePorts = { first: 50_000, last: 59_999 } as const;
