import { describe, expect, it } from 'vitest';
import { stemOf } from './english';
import { loosened } from './kana';
import { longestRead, plainText } from './plainText';
import { consonantsOfKatakana, consonantsOfLetters } from './soundsAbroad';
import { spelledLetters } from './spelledLetters';

const alike = (of: (text: string) => unknown, ...texts: readonly string[]) =>
  expect(new Set(texts.map(of)).size).toBe(1);

describe('what is written in several ways', () => {
  it('[D-AM01] is one text, whatever its width and case', () => {
    alike(plainText, 'Ｗｉ－Ｆｉ', 'wi-fi', 'WiFi');
    alike(plainText, 'ｶﾞｲﾄﾞ', 'ガイド', 'カ\u3099イト\u3099');
    alike(plainText, '24時', '２４時', '二十四時');
    expect(plainText('3階と10階、105号室と2024年')).toBe('三階と十階、百五号室と二千二十四年');
    expect(plainText('0120、B1、2.4GHz')).toBe('〇一二〇、b1、2.4ghz');
    expect(plainText("I'm here, don’t go")).toBe('im here, dont go');
  });

  it('[D-AM06] is cut, and without what nobody can read', () => {
    expect(plainText('あ'.repeat(10_000))).toHaveLength(longestRead);
    expect(plainText('ﷺ'.repeat(10_000)).length).toBeLessThanOrEqual(longestRead);
    expect(plainText('駐\u0000車\u200b場\ud800')).toBe('駐 車 場 ');
  });
});

describe('what is heard carelessly', () => {
  it('[D-AM01] is the same with long vowels and without, with a small tsu and without', () => {
    alike(loosened, 'コーヒー', 'コオヒイ', 'コヒ');
    alike(loosened, 'チケット', 'チケト');
    alike(loosened, 'トウキョウ', 'トーキョー', 'トキョ');
    alike(loosened, 'エイギョウ', 'エーギョー');
    alike(loosened, 'ヴァイオリン', 'ブアイオリン');
    alike(loosened, 'ツヅキ', 'ツズキ');
    expect(loosened('クルマ')).not.toBe(loosened('クマ'));
    expect(loosened('イエ')).not.toBe(loosened('エ'));
  });
});

describe('words that come from another language', () => {
  it.each([
    ['パーキング', 'parking'],
    ['レストラン', 'restaurant'],
    ['トイレット', 'toilet'],
    ['ロッカー', 'locker'],
    ['キャンセル', 'cancel'],
    ['ランチ', 'lunch'],
    ['イベント', 'event'],
    ['ワイファイ', 'wifi'],
    ['シャトル', 'shuttle'],
    ['ラッシュ', 'rush'],
  ])('[D-AM01] keep their consonants: %s, %s', (japanese, english) => {
    const [one, other] = [consonantsOfKatakana(japanese), consonantsOfLetters(english)];
    expect(one.startsWith(other) || other.startsWith(one), `${one} ${other}`).toBe(true);
    expect(Math.abs(one.length - other.length)).toBeLessThanOrEqual(1);
  });

  it('[D-AM01] are letters where they are spelled', () => {
    expect(spelledLetters('エーティーエム')).toBe('atm');
    expect(spelledLetters('エムアールアイ')).toBe('mri');
    expect(spelledLetters('エイチアールブイ')).toBe('hrv');
    expect(spelledLetters('エー')).toBeUndefined();
    expect(spelledLetters('アイロン')).toBeUndefined();
  });

  it('[D-AM05] are the same of one and of several, now and before', () => {
    alike(stemOf, 'ticket', 'tickets');
    alike(stemOf, 'parking', 'parked', 'parks');
    alike(stemOf, 'company', 'companies');
    alike(stemOf, 'bus', 'bus');
    expect(stemOf('glass')).not.toBe(stemOf('gla'));
  });
});
