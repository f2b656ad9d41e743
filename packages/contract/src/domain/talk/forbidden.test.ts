import { describe, expect, it } from 'vitest';
import { withoutForbidden } from './forbidden';

describe('words that a company does not want', () => {
  it.each([
    ['バカ', 'このバカ', 'この○○'],
    ['バカ', 'このばか。', 'この○○。'],
    ['ばか', 'ﾊﾞｶにするな', '○○にするな'],
    ['バカ', '着いたばかりのバカ', '着いたばかりの○○'],
    ['ライバル社', 'らいばる社とﾗｲﾊﾞﾙ社', '○○と○○'],
    ['Idiot', 'you IDIOT!', 'you ○○!'],
    ['idiot', 'ｉｄｉｏｔ', '○○'],
    ['死ね', '死ね死ね', '○○'],
    ['くそ', 'くそやろう', '○○やろう'],
    ['つまらない 店', 'つまらない　店だ', '○○だ'],
    ['㌔', '10キロ', '10○○'],
    ['キロ', '10㌔です', '10○○です'],
    ['が', 'か\u3099', '○○'],
    ['🍺', 'a🍺b', 'a○○b'],
    [' 他社 ', '他社は', '○○は'],
    ['ばか', 'この、ば か。', 'この、○○。'],
    ['ばか', 'このば\u200bか', 'この○○'],
    ['ばか', 'ば\u0301か', '○○'],
    ['ばか', 'バ-カ', '○○'],
    ['damn', 'oh d.a.m.n it', 'oh ○○ it'],
    ['damn', 'D A M N', '○○'],
    ['shut up', 'Shut　up!', '○○!'],
    ['競合商店', '競合 商店より', '○○より'],
    ['👨‍👩‍👧', 'a👨‍👩‍👧b', 'a○○b'],
  ])('[D-AT06] what a company forbids as %j is masked in %j: %j', (word, text, left) => {
    expect(withoutForbidden(text, ['別のことば', word])).toBe(left);
  });

  it.each([
    ['ass', 'Where is the class?'],
    ['バカ', '着いたばかりです'],
    ['バカ', '夏のバカンス'],
    ['しね', '安いですしね'],
    ['くそ', 'やくそくがあります'],
    ['', 'なにも'],
    [' ', 'a b'],
    ['大声', '声'],
    ['ばか', 'そば、かつ丼'],
    ['ばか', 'そば か うどん'],
    ['あほ', 'あ ほんとに'],
    ['しね', 'おいしいですし ね'],
    ['ass', 'size as S'],
    ['ass', 'a s set'],
    ['、', 'はい'],
  ])('[D-AT06] what a company forbids as %j does not stand in %j', (word, text) => {
    expect(withoutForbidden(text, [word])).toBe(text);
  });

  it('[D-AT06] several forbidden words that meet or overlap are one gap', () => {
    expect(withoutForbidden('abc悪い店長だ', ['悪い店', '店長'])).toBe('abc○○だ');
    expect(withoutForbidden('安い高い', ['安い', '高い'])).toBe('○○');
  });

  it('[D-AT06] forbidden words of a long list are found in a long text', () => {
    const words = Array.from({ length: 200 }, (_, n) => `ことば${n}`);
    expect(withoutForbidden(`${'あ'.repeat(10_000)}ことば7`, words)).toMatch(/あ○○$/);
  });

  it.each([
    ['a heap of accents', `a${'\u0301\u0316'.repeat(39_000)}`],
    ['a heap of sound marks', `か${'ﾞ\u0316'.repeat(39_000)}`],
    ['what is forbidden all over', 'ばかり'.repeat(666)],
  ])('[D-AT06] [S-05] %s takes no longer than two thousand ordinary characters twenty times', (_, text) => {
    const words = ['ばか', ...Array.from({ length: 199 }, (_, n) => `ことば${n}`)];
    const timeOf = (looked: string, times: number) => {
      const began = Date.now();
      for (let time = 0; time < times; time += 1) withoutForbidden(looked, words);
      return Date.now() - began;
    };
    expect(timeOf(text, 1)).toBeLessThan(timeOf('普通の、ことば7です。'.repeat(180), 20));
  });
});
