import { expect, it } from 'vitest';
import { inSentenceLines } from './sentenceLines';

it.each([
  ['担当の者におつなぎします。このままお待ちください。', '担当の者におつなぎします。\nこのままお待ちください。'],
  ['I am calling a person. Please wait here.', 'I am calling a person.\nPlease wait here.'],
  ['いらっしゃいませ。\nご用件をお聞かせください。', 'いらっしゃいませ。\nご用件をお聞かせください。'],
])('[D-AS04] two short sentences stand one below the other: %s', (text, lines) => {
  expect(inSentenceLines(text)).toBe(lines);
});

it.each([
  '無料です。',
  '申し訳ございません、分かりかねます。係の者をお呼びすることもできます。',
  'はい。あります。無料です。',
  '',
])('[D-AS04] whatever has one sentence, a long one or many of them stays as it is: %s', (text) => {
  expect(inSentenceLines(text)).toBe(text);
});
