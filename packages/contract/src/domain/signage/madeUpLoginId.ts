/** Nobody can own an address below `invalid`, so nobody can have chosen it. */
const host = '@mukae.invalid';

/** The login id of a signage that nobody named one for: it waits to be paired. */
export const makeUpLoginId = (random: string): string => `signage-${random}${host}`;

export const isMadeUpLoginId = (loginId: string): boolean => loginId.endsWith(host);
