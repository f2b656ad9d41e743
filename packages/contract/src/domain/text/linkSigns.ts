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

/** What a program that looks for links may read in one sign: nothing in what is drawn as nothing. */
export const readSign = (sign: string): string =>
  Array.from(sign.normalize('NFKC').replace(/[\p{Cf}\p{M}]/gu, ''), (read) => lookAlikes[read] ?? read).join('');

/** `evil.example` and `www.evil` in what was read; not `J. R. Smith`, `A.B.`, `Co., Ltd.` or `1.5`. */
export const namedHost = String.raw`www\.|[\p{L}\p{N}-]\.(?!\p{N})[\p{L}\p{N}-]{2,}`;
