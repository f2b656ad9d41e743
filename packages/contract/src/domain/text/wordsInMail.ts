import { hasControlCharacters } from './controlCharacters';
import { namedHost, readSign } from './linkSigns';

/** Stands for what was left out. */
const gap = '…';

const japanese = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]`;
const fullStop = '[。．｡]';
/** A word of a sentence: no domain ends in one with hiragana, but みんな. */
const wordOfSentence = String.raw`(?!みんな)(?=${japanese})[\p{L}\p{N}\p{M}]*\p{Script=Hiragana}`;
const sentenceEnd = new RegExp(`(?<=${japanese})${fullStop}(?=${wordOfSentence})`, 'gu');
/** One that could also be the dot of a domain. */
const unclearEnd = new RegExp(
  String.raw`(?<=${japanese})${fullStop}(?=\p{L})(?!${wordOfSentence})|(?<!${japanese})${fullStop}(?=${japanese})`,
  'gu',
);

/** `mailto:x`, and not `10:30`, `AM10:30` or `商談:青葉`. */
const scheme = String.raw`[a-z][a-z\d+.-]*[a-z+.-]:[\x21-\x7e]`;
/** Of a mailbox, and not `会議@渋谷`. */
const at = String.raw`@(?!${japanese}|\p{Z}|$)`;
const address = new RegExp(
  [String.raw`//|[\\<>]`, at, scheme, namedHost, String.raw`\d+(?:\.\d+){3}`].join('|'),
  'giu',
);

const month = '(?:0?[1-9]|1[0-2])';
const day = '(?:0?[1-9]|[12][0-9]|3[01])';
const year = '(?:19|20)[0-9]{2}';
const between = '[-/.]';
const dates = [
  `${year}${between}${month}${between}${day}`,
  `(?:${month}${between}${day}|${day}${between}${month})${between}${year}`,
  `${month}/${day}`,
  '(?:[01]?[0-9]|2[0-4])(?::[0-5][0-9]){1,2}',
];
const dateOrTime = new RegExp(String.raw`(?<![\p{N}/:.])(?:${dates.join('|')})(?![\p{N}/:])`, 'gu');
/** Also `03ー1234ー5678` and `03の1234の5678`; amounts and lists have commas. */
const digitsInRow = /\p{N}(?:(?:[^\p{L}\p{N},、]|[ーの]){0,3}\p{N})*/gu;
/** So many has the number of a reservation. */
const mostDigits = 6;

/** What stands between these goes as one: half of an address may still be one. */
const piece = /[^\p{Z}。、,「」『』()【】]+/gu;

function* addressesIn(read: string): Generator<RegExpExecArray> {
  yield* read.matchAll(address);
  for (const row of read.replace(dateOrTime, (found) => '日'.repeat(found.length)).matchAll(digitsInRow)) {
    if ((row[0].match(/\p{N}/gu) ?? []).length > mostDigits) yield row;
  }
}

/** Of each unit of what was read, whether it is left out. */
function hiddenIn(read: string): boolean[] {
  const hidden = Array<boolean>(read.length).fill(false);
  for (const { 0: found, index } of addressesIn(read)) hidden.fill(true, index, index + found.length);
  for (const { 0: found, index } of read.matchAll(piece)) {
    const end = index + found.length;
    if (hidden.slice(index, end).includes(true)) hidden.fill(true, index, end);
  }
  return hidden;
}

interface ReadSign {
  sign: string;
  /** As part of an address, if it could be of one. */
  read: string;
}

function* signsOf(words: string): Generator<ReadSign> {
  const ends = new Set(Array.from(words.matchAll(sentenceEnd), ({ index }) => index));
  let index = 0;
  for (const sign of words) {
    yield { sign, read: ends.has(index) ? '。' : readSign(sign) };
    index += sign.length;
  }
}

function withoutAddresses(words: string): string {
  const signs = [...signsOf(words)];
  const hidden = hiddenIn(signs.map(({ read }) => read).join(''));
  let index = 0;
  let isLeftOut = false;
  let left = '';
  for (const { sign, read } of signs) {
    const wasLeftOut = isLeftOut;
    // What is drawn as nothing goes with what it stands behind.
    if (read !== '') isLeftOut = hidden.slice(index, index + read.length).includes(true);
    index += read.length;
    if (!isLeftOut) left += sign;
    else if (!wasLeftOut) left += gap;
  }
  return left;
}

/**
 * What somebody wrote, as it may stand in a mail to people whom she chose: in one line, without what could be an address or a telephone
 * number, for the mail comes from us. Undefined: nothing is left.
 */
export function wordsInMail(words: string): string | undefined {
  const line = words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const readable = Array.from(line, (sign) => (hasControlCharacters(sign) ? '' : sign)).join('');
  const left = withoutAddresses(readable.replace(unclearEnd, '$& ')).trim();
  return left.replaceAll(gap, '').trim() === '' ? undefined : left;
}
