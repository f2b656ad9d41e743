/** Hiragana, the long vowel mark, and the full-width space between family and given name. */
const hiragana = /^[\u3041-\u3096ー\u3000]+$/;

export const isHiragana = (text: string): boolean => hiragana.test(text);
