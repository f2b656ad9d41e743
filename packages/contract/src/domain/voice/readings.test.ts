import { describe, expect, it } from 'vitest';
import { withReadings } from './readings';

const readings = [
  { written: '青葉', reading: 'あおば' },
  { written: '青葉台', reading: 'あおばだい' },
  { written: 'IT', reading: 'アイティー' },
  { written: 'ＭＵＫＡＥ', reading: 'むかえ' },
  { written: 'C++', reading: 'シープラスプラス' },
];

describe('a table of readings', () => {
  it.each([
    ['青葉台の青葉', 'あおばだいのあおば'],
    ['IT部とwith', 'アイティー部とwith'],
    ['mukaeとＭｕｋａｅ', 'むかえとむかえ'],
    ['C++です', 'シープラスプラスです'],
    ['緑', '緑'],
  ])('[D-AV06] %j is said as %j', (text, said) => {
    expect(withReadings(text, readings)).toBe(said);
  });

  it('[D-AV06] a reading is not read once more, and the first of two for the same word counts', () => {
    const twice = [
      { written: '東', reading: '西' },
      { written: '西', reading: 'にし' },
      { written: '東', reading: 'ひがし' },
    ];
    expect(withReadings('東と西', twice)).toBe('西とにし');
  });

  it('[D-AV06] an empty word changes nothing', () => {
    expect(withReadings('青葉', [{ written: ' ', reading: 'x' }])).toBe('青葉');
    expect(withReadings('青葉', [])).toBe('青葉');
  });
});
