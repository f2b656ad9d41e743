/** Hiragana, the long vowel mark, and spaces between family and given name. */
const hiragana = /^[\u3041-\u3096ー\u3000 ]+$/;

export const isHiragana = (text: string): boolean => hiragana.test(text);
