/** For one thing that is to be added, however often it has to be sent. */
export const makeOnceKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
