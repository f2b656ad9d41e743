import { describe, expect, it } from 'vitest';
import { languageOf } from './languageOf';

describe('the language of a visitor', () => {
  it.each([
    'トイレはどこですか',
    'トイレ',
    '会議室',
    'Wi-Fiのパスワードを教えてください',
    'Microsoft Teamsの使い方',
    'Microsoft Azure Virtual Desktop サポート',
    'ＷｉＦｉありますか',
    'OKです',
    'ﾄｲﾚ',
  ])('[D-AT08] Japanese is spoken: %j', (text) => {
    expect(languageOf(text, 'en')).toBe('ja');
  });

  it.each([
    'Where is the toilet?',
    'toilet',
    'Ｗｈｅｒｅ ｉｓ ｉｔ',
    'Where is 受付?',
    'How do I get to the トイレ',
    'Hello',
    'Do you have Wi-Fi?',
    "I'm here",
    'café',
  ])('[D-AT08] English is spoken: %j', (text) => {
    expect(languageOf(text, 'ja')).toBe('en');
  });

  it.each(['Wi-Fi', 'OK', '123', 'B1', '2F', '?', '', '😀', 'ATM'])(
    '[D-AT08] nothing tells the language, so that of before goes on: %j',
    (text) => {
      expect([languageOf(text, 'ja'), languageOf(text, 'en'), languageOf(text)]).toEqual(['ja', 'en', 'ja']);
    },
  );

  it('[S-05] is told of the largest heap of accents that fits into a call no later than of so many ordinary words', () => {
    const timeOf = (text: string, times: number) => {
      const began = Date.now();
      for (let time = 0; time < times; time += 1) languageOf(text);
      return Date.now() - began;
    };
    const ordinary = timeOf('Where is the toilet, 受付 or a lift? '.repeat(60), 500);
    expect(timeOf(`a${'\u0301\u0316'.repeat(39_000)}`, 1)).toBeLessThan(ordinary);
  });
});
