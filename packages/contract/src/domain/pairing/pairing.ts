const minute = 60 * 1000;

/** A code on a screen is short enough to be typed, so it lives shortly. */
export const pairingLifetime = 10 * minute;

/** Once the code was typed, the device has this long to hear of it: time enough to ask again when an answer got lost. */
export const pairedLifetime = minute;

/** How often a waiting device asks whether somebody typed its code. */
export const pairingPollMs = 2000;

export const pairingCodeLength = 6;
export const isPairingCode = (text: string): boolean => /^\d{6}$/.test(text);

/** What is longer is no code, whatever stands in it. */
export const typedCodeMax = 40;

/** What a person types: full-width digits, spaces and hyphens are forgiven. */
export const readPairingCode = (typed: string): string =>
  typed.length > typedCodeMax ? typed : typed.normalize('NFKC').replace(/[\s\-‐-―]/g, '');

/** Where the code on a screen leads who photographs it. */
export const pairingPath = (code: string): string => `/app/signage/pair?code=${code}`;
