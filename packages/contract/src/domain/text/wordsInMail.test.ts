import { describe, expect, it } from 'vitest';
import { wordsInMail } from './wordsInMail';

describe('what somebody wrote, in a mail', () => {
  it.each([
    '11月18日は会場の停電のため、午後の予約をすべて取り消しました。ご不便をおかけして申し訳ございません。',
    '中止します。ご了承ください。',
    '11月18日。10時から',
    '中止します．再度ご予約ください．',
    '中止。',
    'A/B',
    '10:30',
    '商談: 青葉ホーム',
    '商談：青葉ホーム／梅田',
    '商談:青葉ホーム',
    '会議@渋谷',
    'AM10:30〜PM3:00',
    '11/18(水) 10:30-11:30 301会議室',
    '2026-11-18 10:30、2026/11/19 09:00、18.11.2026',
    '2026年11月18日(水) 10:00 – 10:40',
    'R-000123 と重なるため',
    '見積 1,500,000円、1.5時間、Ver.2.10',
    'No. 12 → No. 13',
    'The room has no power, so all of the afternoon is cancelled. We are sorry for it.',
    'J. R. Smith, Umeda Co., Ltd.',
    '👩🏽‍🚀 打ち合わせ',
    'あ'.repeat(500),
  ])('[D-RN03] %s stands there as it is', (words) => {
    expect(wordsInMail(words)).toBe(words);
  });

  it('[D-RN03] stands there in one line', () => {
    expect(wordsInMail('停電のため、\r\n中止します。\nご了承\tください。\u2028以上')).toBe(
      '停電のため、 中止します。 ご了承 ください。 以上',
    );
    expect(wordsInMail('a\u202eb\u200bc')).toBe('abc');
    expect(wordsInMail('\n')).toBeUndefined();
  });

  it.each([
    'evil.example',
    'EVIL.EXAMPLE',
    'evil.example/x?y=z',
    'https://evil',
    'http://1.1',
    'www.evil',
    'me@evil.example',
    'me@evil',
    'mailto:me',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'evil。example',
    'evil｡example',
    'evil\u2024example',
    'https：／／evil',
    'https꞉∕∕evil',
    'me＠evil',
    'evil\u200d.\u200dexample',
    'evil.\u0301example',
    'evil.exampleです',
    '詳しくはevil.exampleまで',
    '悪.みんな',
    'xn--e1awd7f.xn--p1ai',
    '1.1.1.1',
    '1。1。1。1',
    '//evil',
    'javascript:alert',
    'localhost:3000',
    'evil\\share',
    '<b>佐藤</b>',
    '03-1234-5678',
    '０３１２３４５６',
    '+81 3 1234 5678',
    '03ー1234ー5678',
    '03/1234/5678',
    '03の1234の5678',
    '0 9 0 1 2 3 4 5 6 7 8',
    '090\n1234\n5678',
  ])('[D-RN03] %j could be an address, and is left out', (address) => {
    expect(wordsInMail(`見学 ${address} 大阪`)).toBe('見学 … 大阪');
    expect(wordsInMail(address)).toBeUndefined();
  });

  it('[D-RN03] is broken by a space where a full stop could be the dot of a domain', () => {
    expect(wordsInMail('中止です。Zoomの障害のため。以上')).toBe('中止です。 Zoomの障害のため。 以上');
    expect(wordsInMail('悪。みんな')).toBe('悪。 みんな');
    expect(wordsInMail('悪．com')).toBe('悪． com');
    expect(wordsInMail('evil｡みんな')).toBe('evil｡ みんな');
    expect(wordsInMail('悪。わるい。みんな')).toBe('悪。わるい。 みんな');
  });
});
