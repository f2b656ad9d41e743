import { describe, expect, it } from 'vitest';
import { wordLists } from './wordLists';

const { synonyms, readings, forbidden } = wordLists;
const many = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

describe('words as they are written, a line for each', () => {
  it('[D-AX04] are read with blank lines, spaces and full-width signs, and written in one way', () => {
    const said = synonyms.read(' お手洗い=トイレ ＝ 化粧室\n\n  \nロッカー = 荷物入れ\r\n');
    expect(said).toEqual([
      ['お手洗い', 'トイレ', '化粧室'],
      ['ロッカー', '荷物入れ'],
    ]);
    expect(synonyms.write(said)).toBe('お手洗い = トイレ = 化粧室\nロッカー = 荷物入れ');
    expect(readings.read('日向 = ひなた\n')).toEqual([{ written: '日向', reading: 'ひなた' }]);
    expect(readings.write([{ written: '日向', reading: 'ひなた' }])).toBe('日向 = ひなた');
    expect(forbidden.read('ばか\n\n a = b ')).toEqual(['ばか', 'a = b']);
  });

  it.each(['', '\n \n', 'お手洗い = トイレ\nロッカー = 荷物入れ'])('[D-AX04] have no fault in %j', (text) => {
    expect(synonyms.faultIn(text)).toBeNull();
  });

  it.each([
    ['synonyms', 'お手洗い = トイレ\n\nロッカー', { line: 3, why: 'unreadable' }],
    ['synonyms', 'お手洗い = ', { line: 1, why: 'unreadable' }],
    ['synonyms', `a = b\n${Array.from({ length: 21 }, (_, at) => at).join('=')}`, { line: 2, why: 'manyWords' }],
    ['synonyms', `\na = ${'あ'.repeat(41)}`, { line: 2, why: 'tooLong' }],
    ['synonyms', many(201, (at) => `${at} = b`), { line: null, why: 'manyLines' }],
    ['readings', '日向', { line: 1, why: 'unreadable' }],
    ['readings', '日向 = ひなた\n迎 = むかえ = げい', { line: 2, why: 'unreadable' }],
    ['readings', `${'あ'.repeat(41)} = い`, { line: 1, why: 'tooLong' }],
    ['readings', '日向 = ひ\u0007なた', { line: 1, why: 'controlCharacters' }],
    ['forbidden', `ばか\n\n\n${'あ'.repeat(41)}`, { line: 4, why: 'tooLong' }],
    ['forbidden', many(201, String), { line: null, why: 'manyLines' }],
  ] as const)('[D-AX04] of %s tell the first bad line: %j', (name, text, fault) => {
    expect(wordLists[name].faultIn(text)).toEqual(fault);
  });

  it('[D-AX04] of forty characters, and two hundred lines, are as many as there may be', () => {
    expect(forbidden.faultIn(many(200, () => 'あ'.repeat(40)))).toBeNull();
  });
});
