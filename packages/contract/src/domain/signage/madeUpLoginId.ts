/** Nobody can own an address below `invalid`, so nobody can have chosen it. */
export const madeUpHost = '@mukae.invalid';

/** The login id of a signage that nobody named one for: it waits to be paired. */
export const makeUpLoginId = (random: string): string => `signage-${random}${madeUpHost}`;

export const isMadeUpLoginId = (loginId: string): boolean => loginId.endsWith(madeUpHost);
