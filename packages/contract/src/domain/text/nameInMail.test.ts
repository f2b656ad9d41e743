import { describe, expect, it } from 'vitest';
import { nameInMail } from './nameInMail';

describe('a name in a mail', () => {
  it.each([
    '佐藤 美咲',
    '鈴木　健一',
    'J. R. Smith',
    'A.B.',
    "O'Brien-Smith, Jr.",
    'ジャン・ポール',
    '青葉ホーム株式会社',
    'Umeda Co., Ltd.',
    '第2営業部',
    'モーニング娘。',
    '7-Eleven',
    '👩🏽‍🚀 花子',
  ])('[S-14] %s stands there as it is', (name) => {
    expect(nameInMail(name)).toBe(name);
  });

  it.each([
    'Visit http://evil.example now',
    'evil.example',
    'evil.example/x',
    'www.evil',
    'me@evil.example',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'evil。example',
    'evil｡example',
    'evil\u2024example',
    'https：／／evil',
    'https꞉∕∕evil',
    'me＠evil',
    'evil\u200d.\u200dexample',
    'evil.\u0301example',
    '悪.みんな',
    'xn--e1awd7f.xn--p1ai',
    '1.1.1.1',
    '//evil',
    'javascript:alert',
    'evil\\share',
    '<b>佐藤</b>',
    'お電話は 03-1234-5678',
    '０３１２３４５６',
    'two\nlines',
    'two\u2028lines',
    'a\u202eb',
    'あ'.repeat(41),
  ])('[S-14] %j could carry an address or a message, and is left out', (name) => {
    expect(nameInMail(name)).toBeUndefined();
  });
});
