import { englishRules } from './englishRules';
import { japaneseRules } from './japaneseRules';
import type { SpeechRule } from './speechRule';

export type VoiceLanguage = 'ja' | 'en';

/** Characters of one line that is spoken at once. */
export const spokenLineMax = 300;

/** What is shown by marks, and not read: tags, bold letters, headings, lists, links with their addresses. */
const writtenMarks: readonly SpeechRule[] = [
  [/<\/?[a-z][^<>]{0,200}>/gi, ''],
  [/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1'],
  [/^[ \t]*(?:#{1,6}|[-*•・>]|\d{1,2}\.)[ \t]+/gm, ''],
  [/\*{2,}|_{2,}|`+|~~/g, ''],
  [/\*([^*\n]+)\*/g, '$1'],
];

const rules: Readonly<Record<VoiceLanguage, readonly SpeechRule[]>> = { ja: japaneseRules, en: englishRules };

const withoutAccent = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/** However many there are: a break where one is among them. */
const oneBlank = (blanks: string): string => (/[\r\n\u2028\u2029]/.test(blanks) ? '\n' : ' ');

/** One way to write each thing: no widths, no letters in circles, no accents, no marks of trade, no two blanks in a row. */
export const inOneForm = (text: string): string =>
  text
    .replace(/[™®©℠]/g, '')
    .normalize('NFKC')
    .replace(/\s+/g, oneBlank)
    .replace(/\p{sc=Latin}/gu, withoutAccent);

/** What a voice says of a text; empty: nothing. */
export function spokenText(text: string, language: VoiceLanguage): string {
  const applied = (said: string, [found, instead]: SpeechRule) => said.replace(found, instead);
  return [...writtenMarks, ...rules[language]].reduce(applied, inOneForm(text)).trim();
}

const countOf = (found: RegExp, text: string): number => text.match(found)?.length ?? 0;

/** What is there in Japanese only is read as what it is. */
export function spokenLanguageOf(text: string, language: VoiceLanguage): VoiceLanguage {
  if (language === 'ja') return 'ja';
  const japanese = countOf(/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/gu, text);
  return japanese > countOf(/\p{sc=Latin}+/gu, text) ? 'ja' : 'en';
}
