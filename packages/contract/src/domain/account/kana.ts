/** Hiragana, the long vowel mark, and the full-width space between family and given name. */
const hiragana = /^[\u3041-\u3096ー\u3000]+$/;

export const isHiragana = (text: string): boolean => hiragana.test(text);

/** Between hiragana a space has the width of a letter, whichever key was pressed. Other scripts keep theirs. */
export function spacedAsKana(text: string): string {
  const spaced = text.replaceAll(' ', '\u3000');
  return isHiragana(spaced) ? spaced : text;
}
