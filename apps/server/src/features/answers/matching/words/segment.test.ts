import { beforeAll, describe, expect, it } from 'vitest';
import { type Dictionary, readDictionary } from './dictionary';
import { noWords } from './reading';
import { segment } from './segment';

let dictionary: Dictionary;
beforeAll(async () => {
  dictionary = await readDictionary();
});

const written = (text: string) => segment(dictionary, text, noWords.written).map((word) => word.written);
const read = (text: string) => segment(dictionary, text, noWords.written).map(({ reading }) => reading);

describe('a text in words', () => {
  it('[D-AM01] is cut as people would cut it', () => {
    expect(written('すもももももももものうち')).toEqual(['すもも', 'も', 'もも', 'も', 'もも', 'の', 'うち']);
    expect(written('駐車場はどこにありますか')).toEqual(['駐車', '場', 'は', 'どこ', 'に', 'あり', 'ます', 'か']);
    expect(written('関西国際空港へ行きたいです')).toEqual(['関西国際空港', 'へ', '行き', 'たい', 'です']);
  });

  it('[D-AM01] is read, what is inflected as it stands in a dictionary', () => {
    expect(read('車を停めたい')).toEqual(['クルマ', 'ヲ', 'トメル', 'タイ']);
    expect(read('何時まで遊べますか')).toEqual(['ナンジ', 'マデ', 'アソベル', 'マス', 'カ']);
  });

  it('[D-AM01] keeps together what is in no dictionary', () => {
    expect(written('スマホケースはwifiで')).toEqual(['スマホケース', 'は', 'wifi', 'で']);
    expect(read('ヴォルビックの水')).toEqual(['ヴォルビック', 'ノ', 'ミズ']);
  });

  it('[D-AM06] loses nothing of what it is made of', () => {
    const texts = ['', ' ', '。', '😀は', '龘', '𠮷野家で', 'สวัสดีは', '々', 'a', 'ー', '゛'];
    for (const text of texts) expect(written(text).join('')).toBe(text);
  });
});
