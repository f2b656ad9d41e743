import { readSign } from '@mukae/contract/domain/text/linkSigns';

const mailbox = /[a-z\d._%+-]+@[a-z\d.-]+/g;
/** Of hosts as people know them, and not of `here.Please`. */
const endings =
  '[a-z]{2}|com|net|org|info|biz|app|dev|shop|store|online|site|tokyo|osaka|xyz|cloud|link|page|club|jobs|example|local';
const page = new RegExp(
  [
    String.raw`(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.)[!#-'*-~]+`,
    String.raw`(?<![a-z\d.-])(?:[a-z\d-]+\.)+(?:${endings})(?![a-z\d])(?:[/:?#][!#-'*-~]*)?`,
  ].join('|'),
  'g',
);
/** Also `03ー1234ー5678` and `03の1234の5678`. */
const digitsInRow = /\+?\d(?:[^\p{L}\p{N},、]{0,3}(?:[ーの][^\p{L}\p{N},、]{0,1})?\d)*/gu;
/** A year with its month and day has eight, and is none. */
const fewestDigits = 8;
const date = /(?<!\d)(?:19|20)\d\d([-/.])\d{1,2}\1\d{1,2}(?!\d)/g;
const time = /(?<!\d)\d{1,2}:\d\d(?!\d)/g;

const kanjiDigits = '〇一二三四五六七八九';
const inDigits = (text: string): string =>
  text.replace(/[〇一二三四五六七八九]/g, (sign) => String(kanjiDigits.indexOf(sign)));

/** As programs and people read it, whatever signs it is written with. */
const asRead = (text: string): string => Array.from(text, readSign).join('').toLowerCase();

const tidied = (address: string): string =>
  address
    .replace(/^[a-z][a-z\d+.-]*:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?/]+$/, '');

/** Addresses of pages and mailboxes, and telephone numbers, each written in one way. */
export function addressesIn(text: string): string[] {
  const read = asRead(text.replace(/。/g, ' 。 '));
  const mailboxes = read.match(mailbox) ?? [];
  const pages = (read.replace(mailbox, ' ').match(page) ?? []).map(tidied);
  const rows = inDigits(read.replace(date, ' ').replace(time, ' ')).match(digitsInRow) ?? [];
  const numbers = rows.map((row) => row.replace(/\D/g, '')).filter(({ length }) => length >= fewestDigits);
  return [...mailboxes.map(tidied), ...pages, ...numbers];
}
