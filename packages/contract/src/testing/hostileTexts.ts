import { megabyte } from '../domain/media/fileSize';

/** So many bytes, and no character in two. */
const filled = (text: string, bytesOfText: number, bytes: number) => text.repeat(Math.floor(bytes / bytesOfText));

/** Texts that take long to count, to normalise or to search, as long as a call may be. */
export const hostileTexts = (bytes = megabyte - 1024): Readonly<Record<string, string>> => ({
  letters: filled('a', 1, bytes),
  kana: filled('か', 3, bytes),
  'kana with marks': filled('か\u3099', 6, bytes),
  'marks out of order': `e${filled('\u0301\u0316', 4, bytes)}`,
  flags: filled('🇯🇵', 8, bytes),
  families: filled('👨‍👩‍👧‍👦', 25, bytes),
  joiners: filled('\u200d', 3, bytes),
  spaces: `a${filled(' ', 1, bytes - 2)}a`,
  'line breaks': `a${filled('\r\n', 2, bytes - 2)}a`,
  returns: `a${filled('\r', 1, bytes - 2)}a`,
  'control characters': filled('\u0001', 1, bytes),
  'at signs': filled('a@', 2, bytes),
  'an address that goes on': `a@${filled('a.', 2, bytes - 2)}`,
  digits: filled('1', 1, bytes),
  percents: filled('%_\\', 3, bytes),
  'brackets of JSON': filled('[', 1, bytes),
  ligatures: filled('\ufdfa', 3, bytes),
});
