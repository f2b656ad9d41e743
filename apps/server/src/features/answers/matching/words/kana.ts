export const inKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

export const inHiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

export const isKana = (text: string): boolean => /^[ぁ-ゖァ-ヶー]*$/.test(text);

const sameSound: Readonly<Record<string, string>> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ヂ: 'ジ',
  ヅ: 'ズ',
  ヴ: 'ブ',
  ヲ: 'オ',
  ヮ: 'ワ',
  ヰ: 'イ',
  ヱ: 'エ',
  ヵ: 'カ',
  ヶ: 'ケ',
};

/** Which kana only make longer what stands before them. */
const lengthens: Readonly<Record<string, RegExp>> = {
  ア: /[アカサタナハマヤラワガザダバパャ]$/,
  イ: /[イキシチニヒミリギジビピエケセテネヘメレゲゼデベペ]$/,
  ウ: /[ウクスツヌフムユルグズブプュオコソトノホモヨロゴゾドボポョ]$/,
  エ: /[エケセテネヘメレゲゼデベペ]$/,
  オ: /[オコソトノホモヨロゴゾドボポョ]$/,
};

/** Katakana as it is heard carelessly: without long vowels, without the small tsu, and of two that sound alike always the same. */
export function loosened(katakana: string): string {
  let heard = '';
  for (const kana of katakana) {
    const sound = sameSound[kana] ?? kana;
    if (sound === 'ー' || sound === 'ッ' || lengthens[sound]?.test(heard)) continue;
    heard += sound;
  }
  return heard;
}
