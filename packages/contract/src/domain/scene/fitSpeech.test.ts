import { expect, it } from 'vitest';
import { fitSpeech } from './fitSpeech';

/** A bubble of 400 × 120 whose letters are as wide as they are high. */
const fits = (text: string, size: number) => Math.ceil(text.length / Math.floor(400 / size)) * size <= 120;
const fit = (text: string) => fitSpeech(text, [40, 30], fits);

it('[O-T01] what is said grows smaller before anything is left out', () => {
  expect(fit('こちらへどうぞ。')).toEqual({ fontSize: 40, text: 'こちらへどうぞ。' });
  expect(fit('い'.repeat(36))).toMatchObject({ fontSize: 33 });
});

it('[O-T01] the newest whole sentences stay', () => {
  const [first, second, third] = ['一階です。'.padStart(40, 'あ'), 'お進みください。', 'ご案内します。'];
  expect(fit(`${first}${second}${third}`)).toEqual({ fontSize: 30, text: `${second}${third}` });
  expect(fit('う'.repeat(500)).text).toHaveLength(52);
});
