import { hasControlCharacters } from './controlCharacters';
import { cutGraphemes } from './graphemes';

/** What of a text from elsewhere can stand in a list: no control characters, and not more than fits. */
export function readableLine(text: string, max: number): string {
  const readable = Array.from(text.normalize('NFC'), (character) => (hasControlCharacters(character) ? '' : character));
  return cutGraphemes(readable.join('').trim(), max).trim();
}
