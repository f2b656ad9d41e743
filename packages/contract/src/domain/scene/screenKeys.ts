import type { BothLanguages } from './sceneWords';

/** The keys of a screen without a keyboard; null: a place without a key. */
type Keys = readonly (readonly (string | null)[])[];

export const keyBoards = ['kana', 'latin', 'digits'] as const;
export type KeyBoard = (typeof keyBoards)[number];

/** Read down each column, from the right, as in school. */
export const kanaColumns: Keys = [
  ['あ', 'い', 'う', 'え', 'お'],
  ['か', 'き', 'く', 'け', 'こ'],
  ['さ', 'し', 'す', 'せ', 'そ'],
  ['た', 'ち', 'つ', 'て', 'と'],
  ['な', 'に', 'ぬ', 'ね', 'の'],
  ['は', 'ひ', 'ふ', 'へ', 'ほ'],
  ['ま', 'み', 'む', 'め', 'も'],
  ['や', null, 'ゆ', null, 'よ'],
  ['ら', 'り', 'る', 'れ', 'ろ'],
  ['わ', 'を', 'ん', 'ー', '、'],
];

export const letterRows: Readonly<Record<Exclude<KeyBoard, 'kana'>, Keys>> = {
  latin: [
    ['q', 'w', 'e', 'r', 't', 'y', 'u', 'i', 'o', 'p'],
    ['a', 's', 'd', 'f', 'g', 'h', 'j', 'k', 'l', "'"],
    ['z', 'x', 'c', 'v', 'b', 'n', 'm', ',', '.', '?'],
  ],
  digits: [
    ['1', '2', '3', '4', '5'],
    ['6', '7', '8', '9', '0'],
    ['-', '.', '@', '_', '+'],
  ],
};

/** What a key makes of the kana before it: a voiced one, one with a p, or a small one. */
export const kanaMarks = ['voiced', 'p', 'small'] as const;
type KanaMark = (typeof kanaMarks)[number];

const marks = { voiced: '\u3099', p: '\u309a' } as const;
const large = 'あいうえおつやゆよわ';
const small = 'ぁぃぅぇぉっゃゅょゎ';

function marked(kana: string, mark: KanaMark): string {
  if (mark === 'small') {
    const [isLarge, isSmall] = [large.indexOf(kana), small.indexOf(kana)];
    return large[isSmall] ?? small[isLarge] ?? kana;
  }
  const [base = '', ...before] = kana.normalize('NFD');
  const changed = before.includes(marks[mark]) ? base : `${base}${marks[mark]}`.normalize('NFC');
  // What cannot be voiced stays as it is.
  return [...changed].length === 1 ? changed : kana;
}

/** A text with the last kana changed, or changed back. */
export function withMark(text: string, mark: KanaMark): string {
  const letters = [...text];
  const last = letters.pop();
  return last === undefined ? text : letters.join('') + marked(last, mark);
}

/** What stands on the keys that write no letter. Marks are named for who does not see them. */
export const keyWords = {
  boards: {
    kana: { ja: 'かな', en: 'Kana' },
    latin: { ja: 'ABC', en: 'Letters' },
    digits: { ja: '123', en: 'Digits' },
  },
  marks: {
    voiced: { sign: '゛', name: '濁点' },
    p: { sign: '゜', name: '半濁点' },
    small: { sign: '小', name: '小さい文字' },
  },
  space: { ja: '空白', en: 'Space' },
  erase: { ja: '1文字消す', en: 'Delete' },
} as const satisfies {
  boards: Record<KeyBoard, BothLanguages>;
  marks: Record<KanaMark, { sign: string; name: string }>;
  space: BothLanguages;
  erase: BothLanguages;
};
