const letters = 'abcdefghijklmnopqrstuvwxyz';
/** 63 of them: six bits choose one, and the 64th choice is thrown again. */
const alphabet = `${letters}${letters.toUpperCase()}0123456789-`;

const peerIdLength = 16;

export const isPeerId = (text: string): boolean => /^[A-Za-z\d-]{16}$/.test(text);

/** How one page of a call is known to the other. */
export function makePeerId(randomBytes: (count: number) => Uint8Array): string {
  let id = '';
  while (id.length < peerIdLength) {
    for (const byte of randomBytes(peerIdLength - id.length)) id += alphabet[byte & 63] ?? '';
  }
  return id;
}
