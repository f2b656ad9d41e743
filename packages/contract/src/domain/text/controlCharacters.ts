/** Cc and Cf except the joiners that emoji need; lone surrogates, which no database stores. */
const forbidden = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

export const hasControlCharacters = (text: string): boolean => forbidden.test(text);
