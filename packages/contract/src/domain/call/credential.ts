/** A page asks again before it needs another; what leaks is soon worth nothing. */
export const credentialLifetimeMs = 60 * 60 * 1000;

/** Counted from when the page got it: its clock may differ from the server's. */
export const isCredentialFresh = (ageMs: number): boolean => ageMs < credentialLifetimeMs / 2;
