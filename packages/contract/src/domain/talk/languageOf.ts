import { beginningHeard } from './heard';

const hiragana = /\p{Script=Hiragana}/u;
const japanese = /[\p{Script=Han}\p{Script=Katakana}]/u;
const latinWords = /\p{Script=Latin}[\p{Script=Latin}'’-]*/gu;

const wordsIn = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Said in both languages alike, so that they tell nothing. */
const inBoth = wordsIn(
  'ok okay wi fi wifi wi-fi atm fax pdf qr usb ic id vip tel mail pc tv ai jr line suica pasmo icoca paypay visa zoom teams google iphone android',
);

/** No English sentence is without them, and no Japanese one has them: a place's name may stand beside them in its own script. */
const ofSentences = wordsIn(
  "a an the is are am was do does did can could may will would where what when who how why which i i'm i'd you my your we it to from for of in on at please want need",
);

/**
 * The language that somebody speaks. Where the words do not tell, as `Wi-Fi` or a number, she goes on in the one that was spoken before.
 */
export function languageOf(said: string, before: 'ja' | 'en' = 'ja'): 'ja' | 'en' {
  const text = beginningHeard(said);
  if (hiragana.test(text)) return 'ja';
  const words = (text.normalize('NFKC').match(latinWords) ?? []).map((word) => word.toLowerCase().replace('’', "'"));
  if (words.some((word) => ofSentences.has(word))) return 'en';
  if (japanese.test(text)) return 'ja';
  return words.every((word) => word.length === 1 || inBoth.has(word)) ? before : 'en';
}
