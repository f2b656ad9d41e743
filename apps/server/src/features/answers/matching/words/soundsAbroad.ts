/** Rows of kana by the consonant that they begin with; those that begin with none are left out. */
const consonants: readonly (readonly [kana: string, consonant: string])[] = [
  ['カキクケコ', 'k'],
  ['サシスセソザズゼゾ', 's'],
  ['タツテト', 't'],
  ['チ', 'c'],
  ['ナニヌネノン', 'n'],
  ['ハヒヘホ', 'h'],
  ['フ', 'f'],
  ['マミムメモ', 'm'],
  ['ラリルレロ', 'r'],
  ['ワ', 'w'],
  ['ガギグゲゴ', 'g'],
  ['ジヂ', 'j'],
  ['ダデドヅ', 'd'],
  ['バビブベボヴ', 'b'],
  ['パピプペポ', 'p'],
];
const consonantOf = new Map(consonants.flatMap(([row, consonant]) => Array.from(row, (kana) => [kana, consonant])));

const smoothed = (sounds: string): string => sounds.replace(/n(?=[pbm])/g, 'm').replace(/(.)\1+/g, '$1');

/** Loan words keep their consonants on the way: パーキング and parking are both p, k, n, g. */
export const consonantsOfKatakana = (word: string): string =>
  smoothed(
    Array.from(
      word
        .replace(/フ[ァィェォ]/g, 'フ')
        .replace(/ティ|トゥ/g, 'ト')
        .replace(/ディ/g, 'ド')
        .replace(/ウ[ィェォ]/g, 'ワ'),
      (kana) => consonantOf.get(kana) ?? '',
    ).join(''),
  );

export const consonantsOfLetters = (word: string): string =>
  smoothed(
    word
      .replace(/[ts]ion/g, 'sn')
      .replace(/t?ch/g, '2')
      .replace(/ck|qu?/g, 'k')
      .replace(/c(?=[eiy])/g, 's')
      .replace(/c/g, 'k')
      .replace(/2/g, 'c')
      .replace(/sh|th|z/g, 's')
      .replace(/ph/g, 'f')
      .replace(/wh/g, 'w')
      .replace(/ght/g, 't')
      .replace(/x/g, 'ks')
      .replace(/g(?=[eiy])/g, 'j')
      .replace(/v/g, 'b')
      .replace(/l/g, 'r')
      .replace(/(?<=[aeiou])r(?![aeiouy])/g, '')
      .replace(/[aeiouy]/g, ''),
  );
