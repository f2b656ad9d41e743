import { hasControlCharacters } from '@mukae/contract/domain/text/controlCharacters';
import { graphemesIn } from '@mukae/contract/domain/text/graphemes';

const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', quot: '"', apos: "'" };

const rewritings: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/<(script|style|title)\b.*?<\/\1\s*>/gis, ''],
  [/<!--.*?-->/gs, ''],
  [/<\/?[a-z!][^<>]*>/gi, ''],
  [/&(?:#\w{1,8}|([a-z]{2,10}));/gi, (_, name = '') => entities[name.toLowerCase()] ?? ''],
  // What is left of those that are cut in two.
  [/[<>]/g, ''],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s*(?:#{1,6}|[-+•]|\d{1,2}[.)])(?:\s+|$)/gm, ''],
  [/\*+|`+|~~|__|\|/g, ''],
  [/(^|[^\p{L}\p{N}])_(\S|\S.*?\S)_(?![\p{L}\p{N}])/gu, '$1$2'],
];

/** What can be said and shown of a text: the words, without markup of any kind, in one line. */
export function plainWords(text: string): string {
  const plain = rewritings.reduce(
    (left, [what, by]) => (typeof by === 'string' ? left.replace(what, by) : left.replace(what, by)),
    text,
  );
  const line = plain.replace(/\s+/g, ' ');
  return Array.from(graphemesIn(line), (sign) => (hasControlCharacters(sign) ? '' : sign))
    .join('')
    .trim();
}

/** A page instead of words. */
export const isPage = (text: string): boolean => /<(?:!doctype|html|head|body|script|iframe)\b/i.test(text);
