const katakana = /[\u30a1-\u30f6]/g;

const inHiragana = (text: string): string =>
  text.replace(katakana, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));

/** Written in one way: what differs only in width, in case, or in the kind of kana is the same. */
export const inOneScript = (text: string): string => inHiragana(text.normalize('NFKC').toLowerCase());

/** More than this is no short wish, and is looked at no further. */
const longest = 500;

export const beginningHeard = (text: string): string => text.slice(0, longest);

const blankBesideJapanese = /(?<=[\u3040-\u30ff\u3400-\u9fff、。])\s+|\s+(?=[\u3040-\u30ff\u3400-\u9fff])/gu;

/** What a visitor says, as it is compared: how a recogniser writes it down, and blanks that mean nothing, make no difference. */
export const asHeard = (text: string): string =>
  inOneScript(beginningHeard(text)).replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').replace(blankBesideJapanese, '').trim();

/** Part of a pattern: one of these. */
export const anyOf = (...ways: readonly string[]): string => `(?:${ways.join('|')})`;

/** A pattern over what was heard: words stand in it as people write them. */
export const heardPattern = (...ways: readonly string[]): RegExp => new RegExp(inHiragana(ways.join('|')), 'u');

/** The same, for all that is found. */
export const heardPatterns = (...ways: readonly string[]): RegExp => new RegExp(heardPattern(...ways), 'gu');
