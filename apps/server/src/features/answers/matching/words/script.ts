export type Script = 'kanji' | 'hiragana' | 'katakana' | 'letters' | 'other';

const scripts: readonly (readonly [Script, RegExp])[] = [
  ['hiragana', /\p{Script=Hiragana}/u],
  ['katakana', /[\p{Script=Katakana}ー]/u],
  ['kanji', /[\p{Script=Han}]/u],
  ['letters', /[a-z0-9]/],
];

/** Of one letter; what nobody here reads is other. */
export const scriptOf = (letter: string): Script => scripts.find(([, signs]) => signs.test(letter))?.[0] ?? 'other';
