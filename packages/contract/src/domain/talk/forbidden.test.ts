import { describe, expect, it } from 'vitest';
import { hasForbidden, withoutForbidden } from './forbidden';

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
  ])('[D-AT06] what a company forbids as %j is masked in %j: %j', (word, text, left) => {
    expect(withoutForbidden(text, ['別のことば', word])).toBe(left);
    expect(hasForbidden(text, ['別のことば', word])).toBe(true);
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
  ])('[D-AT06] what a company forbids as %j does not stand in %j', (word, text) => {
    expect(withoutForbidden(text, [word])).toBe(text);
    expect(hasForbidden(text, [word])).toBe(false);
  });

  it('[D-AT06] several forbidden words that meet or overlap are one gap', () => {
    expect(withoutForbidden('abc悪い店長だ', ['悪い店', '店長'])).toBe('abc○○だ');
    expect(withoutForbidden('安い高い', ['安い', '高い'])).toBe('○○');
  });

  it('[D-AT06] forbidden words of a long list are found in a long text in time', () => {
    const words = Array.from({ length: 200 }, (_, n) => `ことば${n}`);
    const began = Date.now();
    for (let times = 0; times < 100; times += 1) withoutForbidden('普通の質問です。'.repeat(50), words);
    expect(withoutForbidden(`${'あ'.repeat(10_000)}ことば7`, words)).toMatch(/あ○○$/);
    expect(Date.now() - began).toBeLessThan(2000);
  });
});
