import { hasControlCharacters } from './controlCharacters';
import { cutGraphemes, graphemesIn, unitsOf } from './graphemes';

/** Character by character: to put the accents of a long heap in order takes the square of its length. */
const normalised = (text: string): string =>
  Array.from(graphemesIn(text), (character) => character.normalize('NFC')).join('');

/** What of a text from elsewhere can stand in a list: no control characters, and not more than fits. */
export function readableLine(text: string, max: number): string {
  const beginning = text.trim().slice(0, unitsOf(max));
  const readable = Array.from(beginning, (character) => (hasControlCharacters(character) ? '' : character)).join('');
  return cutGraphemes(normalised(readable).trim(), max).trim();
}
