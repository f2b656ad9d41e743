import { hasControlCharacters } from './controlCharacters';
import { hasAtMost } from './graphemes';
import { namedHost, readSign } from './linkSigns';

/** More than this is a sentence. */
const longest = 40;
const mostDigits = 5;

/** Part of an address of a page, a mailbox or a machine; `1.1.1.1`, too. */
const partOfAddress = new RegExp(String.raw`[@:/\\<>]|${namedHost}|[\p{L}\p{N}-]\.\p{N}[\p{L}\p{N}-]|\d\.\d`, 'iu');

/**
 * A name as it may stand in a mail to somebody who does not know its bearer, or undefined where it could carry an address or a message:
 * then the mail goes without. Whoever gave the name chose it, and the mail comes from us.
 */
export function nameInMail(name: string): string | undefined {
  if (!hasAtMost(name, longest) || hasControlCharacters(name) || /[\u2028\u2029]/.test(name)) return undefined;
  const read = Array.from(name, readSign).join('');
  const digits = read.match(/\p{N}/gu) ?? [];
  return partOfAddress.test(read) || digits.length > mostDigits ? undefined : name;
}
