/** Kana in UTF-8 take three bytes, of which the first is always this. */
const first = 0xe3;
export const bytesOfKana = 3;
const katakanaFrom = 0x30a0;
const katakanaTo = 0x30ff;
const hiraganaFrom = 0x3041;
const hiraganaTo = 0x3096;

/** The katakana that begins at this byte, as one byte; hiragana as the katakana of its sound. 0: it is neither. */
export function kanaAt(bytes: Uint8Array, at: number): number {
  if (bytes[at] !== first) return 0;
  const code = 0x3000 | (((bytes[at + 1] ?? 0) & 0x3f) << 6) | ((bytes[at + 2] ?? 0) & 0x3f);
  if (code > katakanaFrom && code <= katakanaTo) return code - katakanaFrom;
  return code >= hiraganaFrom && code <= hiraganaTo ? code - hiraganaFrom + 1 : 0;
}

export function isKanaOnly(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += bytesOfKana) if (kanaAt(bytes, at) === 0) return false;
  return true;
}

export const katakanaOf = (bytes: Uint8Array): string => {
  const codes = Array.from(bytes, (byte) => katakanaFrom + byte);
  return String.fromCharCode(...codes);
};
