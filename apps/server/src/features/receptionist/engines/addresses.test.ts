import { describe, expect, it } from 'vitest';
import { addressesIn } from './addresses';

describe('addresses and telephone numbers', () => {
  it.each([
    ['お電話は 03-1234-5678 です', ['0312345678']],
    ['０３（１２３４）５６７８', ['0312345678']],
    ['03ー1234ー5678', ['0312345678']],
    ['〇三の一二三四の五六七八です', ['0312345678']],
    ['call +81 3 1234 5678 now', ['81312345678']],
    ['0120 123 456', ['0120123456']],
    ['https://www.Example.com/Map?x=1 を', ['example.com/map?x=1']],
    ['詳しくはexample.jpで', ['example.jp']],
    ['ｅｘａｍｐｌｅ．ｃｏｍ', ['example.com']],
    ['www.evil', ['evil']],
    ['javascript://x', ['x']],
    ['info@example.jp まで', ['info@example.jp']],
    ['info＠example．jp', ['info@example.jp']],
    ['See example.com.', ['example.com']],
    ['example.com/a と example.com/b', ['example.com/a', 'example.com/b']],
  ])('[D-AT04] stand in %j: %j', (text, addresses) => {
    expect(addressesIn(text)).toEqual(addresses);
  });

  it.each([
    '営業時間は9:00〜18:00です',
    '2026-11-19（木）の10:30からです',
    '2026/11/19 10:00-18:00',
    '3階の301号室です',
    '10,000円、20,000円',
    '110番と119番',
    'Mr. Smith, J. R. and Co., Ltd.',
    'It is here.Please wait.',
    '一階、二階、三階',
    '三階です。受付はこちら。',
    'e.g. 3.5 km',
    '1番 2番 3番 4番 5番',
  ])('[D-AT04] do not stand in %j', (text) => {
    expect(addressesIn(text)).toEqual([]);
  });

  it('[D-AT04] are looked for in a long text in time', () => {
    const began = performance.now();
    for (const text of ['1 ', 'a.', 'a@', '1-', 'http://', '一の']) addressesIn(text.repeat(4000 / text.length));
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
