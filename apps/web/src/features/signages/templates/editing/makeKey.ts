/** Tells something that is not live yet from everything else in the draft. */
export const makeKey = (): string => `new-${crypto.randomUUID()}`;
