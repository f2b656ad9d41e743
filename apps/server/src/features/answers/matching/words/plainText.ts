/** Nobody asks more at once; what comes behind it is not looked at. */
export const longestRead = 200;

const digits = '〇一二三四五六七八九';
const places = ['', '十', '百', '千'];

/** 24 and 二十四 are read alike; longer numbers, and those that begin with a zero, are said digit by digit. */
function inKanji(number: string): string {
  const digitOf = (digit: string): string => digits[Number(digit)] ?? '';
  if (number.length > places.length || number.startsWith('0')) return Array.from(number, digitOf).join('');
  return Array.from(number, (digit, at) => {
    const place = places[number.length - 1 - at] ?? '';
    if (digit === '0') return '';
    return digit === '1' && place !== '' ? place : digitOf(digit) + place;
  }).join('');
}

/** Asked in kana, and for a floor instead of a place: a dictionary takes it for something else. */
const plainlyAsked = (text: string): string =>
  text.replace(/何階|なん[かが]い/g, 'どこ').replace(/なんじ(?!ゃ)/g, '何時');

/** One way to write what can be written in several: width, case, accents of kana, numbers, hyphens. Without what cannot be read. */
export function plainText(text: string): string {
  const plain = text
    .slice(0, longestRead)
    .replace(/\p{C}/gu, ' ')
    .normalize('NFKC')
    .slice(0, longestRead)
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/(?<=[a-z\d])[-'](?=[a-z\d])/g, '')
    .replace(/(?<![a-z\d.])\d+(?![a-z\d.])/g, inKanji);
  return plainlyAsked(plain);
}
