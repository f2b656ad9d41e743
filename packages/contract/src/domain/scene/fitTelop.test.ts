import { describe, expect, it } from 'vitest';
import { type FitsTelop, fitTelop } from './fitTelop';

/** A place of 600 × 300 whose letters are as wide as they are high. */
const fits: FitsTelop = (text, size, breaks) => {
  const perLine = Math.floor(600 / size);
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / perLine)));
  if (breaks === 'author' && lines.some((count) => count > 1)) return false;
  return lines.reduce((sum, count) => sum + count, 0) * size <= 300;
};
const fit = (text: string) => fitTelop(text, [60, 30], fits);

describe('fitTelop', () => {
  it('[O-T01] leaves a short text as large as it may be', () => {
    expect(fit('ようこそ\nご案内します')).toEqual({
      fontSize: 60,
      breaks: 'author',
      pages: ['ようこそ\nご案内します'],
    });
  });

  it('[O-T01] keeps the lines of the author while that costs little', () => {
    expect(fit('あ'.repeat(15))).toMatchObject({ fontSize: 40, breaks: 'author' });
    expect(fit('あ'.repeat(21))).toMatchObject({ fontSize: 60, breaks: 'phrases' });
  });

  it('[O-T01] makes pages of whole lines, and loses nothing', () => {
    const lines = Array.from({ length: 25 }, (_, place) => `${place} 番目の案内です`);
    const { pages, fontSize } = fit(lines.join('\n'));
    expect(fontSize).toBe(30);
    expect(pages).toHaveLength(3);
    expect(pages.join('\n')).toBe(lines.join('\n'));
  });

  it('[O-T01] shows the pages as large as all of them may be', () => {
    const oneLine: FitsTelop = (text, size) => !text.includes('\n') && size <= 50 && text.length * size <= 600;
    expect(fitTelop('いらっしゃいませ\nご案内します', [60, 30], oneLine)).toEqual({
      fontSize: 50,
      breaks: 'anywhere',
      pages: ['いらっしゃいませ', 'ご案内します'],
    });
  });

  it('[O-T01] cuts a line that is longer than a page after a sentence, or where it must', () => {
    const sentences = `${'い'.repeat(150)}。${'ろ'.repeat(120)}。`;
    expect(fit(sentences).pages).toEqual([`${'い'.repeat(150)}。`, `${'ろ'.repeat(120)}。`]);
    const endless = '𠮷'.repeat(900);
    const { pages } = fit(endless);
    expect(pages.join('')).toBe(endless);
    for (const page of pages) expect(fits(page, 30, 'anywhere')).toBe(true);
  });

  it('[O-T01] never cuts what people see as one character between two pages', () => {
    const family = '👨‍👩‍👧‍👦';
    const { pages } = fit(`あ${family.repeat(90)}`);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.replace(/^あ/, '').replaceAll(family, '')).toBe('');
  });

  it('[O-T01] measures a long text a few times for each of its pages, for every letter that is typed costs all of it', () => {
    let measured = 0;
    const counting: FitsTelop = (...text) => {
      measured += 1;
      return fits(...text);
    };
    const sentences = 'いらっしゃいませ。'.repeat(220);
    const { pages } = fitTelop(sentences, [60, 30], counting);
    expect(pages.join('')).toBe(sentences);
    expect(pages).toHaveLength(10);
    expect(measured).toBeLessThan(60);
  });
});
