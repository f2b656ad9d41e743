/** All but zero-width joiners and the tags of flags, which emoji are made of. */
const unprintable = /[\p{Cc}\p{Cs}]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/u;

/** Control and format characters and lone surrogates: nothing that people see or a database keeps. */
export const hasControlCharacters = (text: string): boolean => unprintable.test(text);
