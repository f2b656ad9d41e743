/** How letters are called when they are said one by one. */
const names: Readonly<Record<string, string>> = {
  エー: 'a',
  エイ: 'a',
  ビー: 'b',
  シー: 'c',
  ディー: 'd',
  デー: 'd',
  イー: 'e',
  エフ: 'f',
  ジー: 'g',
  エイチ: 'h',
  エッチ: 'h',
  アイ: 'i',
  ジェー: 'j',
  ジェイ: 'j',
  ケー: 'k',
  ケイ: 'k',
  エル: 'l',
  エム: 'm',
  エヌ: 'n',
  オー: 'o',
  ピー: 'p',
  キュー: 'q',
  アール: 'r',
  エス: 's',
  ティー: 't',
  テー: 't',
  ユー: 'u',
  ブイ: 'v',
  ダブリュー: 'w',
  エックス: 'x',
  ワイ: 'y',
  ゼット: 'z',
};
/** エイチ before エイ. */
const longestFirst = Object.keys(names).toSorted((one, other) => other.length - one.length);
const spelled = new RegExp(`^(?:${longestFirst.join('|')}){2,}$`);
const letter = new RegExp(longestFirst.join('|'), 'g');

/** エーティーエム is atm; undefined where no letters are spelled. */
export const spelledLetters = (katakana: string): string | undefined =>
  spelled.test(katakana) ? katakana.replace(letter, (name) => names[name] ?? '') : undefined;
