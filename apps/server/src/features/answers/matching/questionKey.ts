import { heardOf, isTelling, noWords, type Reader } from './words/reading';

/** Long enough to tell questions apart, and short enough for an index. */
const longest = 80;

/** What is asked, without how: the same question in kanji and in kana, politely and in short, has the same key. Empty when nothing is said. */
export function questionKey(reader: Reader, question: string): string {
  const { words } = reader.read(question, noWords);
  const telling = words.filter(isTelling);
  return heardOf(telling.length > 0 ? telling : words).slice(0, longest);
}
