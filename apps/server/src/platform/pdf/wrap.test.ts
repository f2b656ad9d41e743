import { describe, expect, it } from 'vitest';
import { wrap } from './wrap';

describe('wrap', () => {
  const measure = (text: string): number => text.length;

  it('starts no line with a closing mark and ends none with an opening one', () => {
    expect(wrap('あいうえ、おかきくけ「こ」。', 4, measure)).toEqual(['あいう', 'え、おか', 'きくけ', '「こ」。']);
  });

  it('keeps a date in one piece and loses no character', () => {
    const text = '本規約は、2024年4月5日に制定します。';
    const lines = wrap(text, 12, measure);
    expect(lines.join('')).toBe(text);
    expect(lines.some((line) => line.includes('2024年4月5日'))).toBe(true);
  });

  it('[D-RU12] breaks a word that is wider than its line', () => {
    expect(wrap('予約 ABCDEFGHIJ', 4, measure)).toEqual(['予約 A', 'BCDE', 'FGHI', 'J']);
  });
});
