const unprintable = /[\p{Cc}\p{Cs}\p{Cf}]/gu;
/** Zero-width joiners and the tags of flags: what emoji are made of. */
const isPartOfEmoji = (character: string): boolean =>
  character === '\u200c' || character === '\u200d' || (character >= '\u{e0020}' && character <= '\u{e007f}');

/** Control and format characters and lone surrogates: nothing that people see or a database keeps. */
export const hasControlCharacters = (text: string): boolean =>
  [...text.matchAll(unprintable)].some(([character]) => !isPartOfEmoji(character));
