import { hasControlCharacters } from './controlCharacters';
import { hasAtMost } from './graphemes';

/** More than this is a sentence. */
const longest = 40;
const mostDigits = 5;

/** What NFKC leaves as it is, and what looks or works like a sign of an address. */
const lookAlikes: Readonly<Record<string, string>> = {
  '。': '.',
  '．': '.',
  '｡': '.',
  '․': '.',
  '۔': '.',
  '⁄': '/',
  '∕': '/',
  '⧸': '/',
  '╱': '/',
  〳: '/',
  '∶': ':',
  '꞉': ':',
  ː: ':',
  '։': ':',
  '׃': ':',
};

/** As a program that looks for links may read it: without what is drawn as nothing. */
const folded = (name: string): string =>
  Array.from(name.normalize('NFKC').replace(/[\p{Cf}\p{M}]/gu, ''), (sign) => lookAlikes[sign] ?? sign).join('');

/** Part of an address of a page, a mailbox or a machine. */
const signs = /[@:/\\<>]|www\./i;
/** `evil.example`, and `1.1.1.1`; not `J. R. Smith`, `A.B.` or `Co., Ltd.` */
const domain = /[\p{L}\p{N}-]\.[\p{L}\p{N}-]{2,}|\d\.\d/u;

/**
 * A name as it may stand in a mail to somebody who does not know its bearer, or undefined where it could carry an address or a message:
 * then the mail goes without. Whoever gave the name chose it, and the mail comes from us.
 */
export function nameInMail(name: string): string | undefined {
  if (!hasAtMost(name, longest) || hasControlCharacters(name) || /[\u2028\u2029]/.test(name)) return undefined;
  const read = folded(name);
  const digits = read.match(/\p{N}/gu) ?? [];
  return signs.test(read) || domain.test(read) || digits.length > mostDigits ? undefined : name;
}
