/** What stands in a field for a number: the number, null for nothing, or a text that cannot be read as one. */
export type TypedNumber = number | string | null;

/** Whatever is longer is no number, and to normalise it may take long. */
const longest = 100;
const inDigits = /^-?\d+(\.\d+)?$/;

/** Digits of any width are read. Whatever else was typed stays as it is: to guess would be to correct. */
export function readNumber(text: string): TypedNumber {
  if (text.length > longest) return text;
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  const isReadable = inDigits.test(plain) && Math.abs(Number(plain)) <= Number.MAX_SAFE_INTEGER;
  return isReadable ? Number(plain) : text;
}
