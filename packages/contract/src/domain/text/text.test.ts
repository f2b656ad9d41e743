import { describe, expect, it } from 'vitest';
import { hasControlCharacters } from './controlCharacters';
import { countGraphemes, cutGraphemes, hasAtMost } from './graphemes';

describe('characters as people count them', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['迎え', 2],
    ['が', 1],
    ['か\u3099', 1],
    ['é', 1],
    ['e\u0301', 1],
    ['👨‍👩‍👧‍👦', 1],
    ['👩🏽‍🚀', 1],
    ['🇯🇵', 1],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
    ['葛\u{e0100}', 1],
    ['\r\n', 1],
  ])('[D-A22] %j has %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });
});

describe('characters of a long text', () => {
  it.each([
    'a',
    '迎え',
    'か\u3099',
    'e\u0301\u0316',
    '👨‍👩‍👧‍👦',
    '👩🏽‍🚀',
    '🇯🇵',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '葛\u{e0100}',
    '\r\n',
    'x👩🏽‍🚀',
  ])('[S-05] are counted piece by piece as in one piece: %j', (text) => {
    const ones = countGraphemes(text);
    for (let times = 70; times <= 90; times += 1) expect(countGraphemes(text.repeat(times))).toBe(ones * times);
    expect(cutGraphemes(text.repeat(90), ones * 85)).toBe(text.repeat(85));
    expect(hasAtMost(text.repeat(90), ones * 90)).toBe(true);
    expect(hasAtMost(text.repeat(90), ones * 90 - 1)).toBe(false);
  });
});

describe('characters that no name has', () => {
  it.each([
    '\u0000',
    '\n',
    '\t',
    '\u001b',
    '\u007f',
    '\u0085',
    '\ud800',
    '\udc00x',
    '\u200b',
    '\u202e',
    '\u2066',
    '\ufeff',
  ])('[D-A22] %j is one', (text) => {
    expect(hasControlCharacters(`a${text}b`)).toBe(true);
  });

  it.each(['佐藤 美咲', '佐藤　美咲', "O'Brien-Smith", '👨‍👩‍👧‍👦', '❤️', '<b>&amp;</b>', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم'])(
    '[D-A22] %s has none',
    (text) => {
      expect(hasControlCharacters(text)).toBe(false);
    },
  );
});
