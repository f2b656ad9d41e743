import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '#testing/hostileTexts';
import { spokenLanguageOf, spokenText } from './spokenText';

describe('Japanese aloud', () => {
  it.each([
    ['営業時間は10:00～18:30です。', '営業時間は10時から18時30分です。'],
    ['受付は9:05からです', '受付は9時5分からです'],
    ['土日は10時〜17時', '土日は10時から17時'],
    ['月～金', '月から金'],
    ['ロビー〜2階', 'ロビーから2階'],
    ['お待ちください〜♪', 'お待ちくださいー'],
    ['2026/11/09(月)に開きます', '2026年11月9日、月曜日に開きます'],
    ['11/9（月）', '11月9日、月曜日'],
    ['会議室はB1Fと3Fです', '会議室は地下1階と3階です'],
    ['￥1,200（税込）です', '1200円、税込です'],
    ['〒530-0001', '郵便番号530-0001'],
    ['広さは20㎡、高さ3m、25℃', '広さは20平方メートル、高さ3メートル、25度'],
    ['½の確率', '2分の1の確率'],
    ['㈱青葉ホーム', '株式会社青葉ホーム'],
    ['髙橋と𠮷田と渡邉', '高橋と吉田と渡辺'],
    ['ﾊﾝｶｸｶﾅとＷｉ－Ｆｉ', 'ハンカクカナとWi-Fi'],
    ['「受付」へどうぞ', '受付へどうぞ'],
    ['ジャン・ポール様と月・水', 'ジャンポール様と月、水'],
    ['一行目\n二行目。\r\n三行目', '一行目。二行目。三行目'],
    ['佐藤　美咲 様', '佐藤美咲様'],
    ['えっ！？本当！！', 'えっ?本当!'],
    ['少々お待ちください…', '少々お待ちください'],
    ['えーと……はい', 'えーと、はい'],
    ['ありがとうございます😀👩🏽‍🚀。', 'ありがとうございます。'],
    ['案内は https://example.com/a?b=1 をどうぞ', '案内はウェブページをどうぞ'],
    ['info@example.co.jpまで', 'メールアドレスまで'],
    ['**太字**と[地図](https://example.com)', '太字と地図'],
    ['# 見出し\n- 一つ目\n- 二つ目', '見出し。一つ目。二つ目'],
    ['<b>強調</b>', '強調'],
    ['Café Ａ', 'Cafe A'],
    ['한국어とрусскийと日本語', 'と、と日本語'],
    ['お電話は03-1234-5678です', 'お電話は03-1234-5678です'],
  ])('[D-AV05] %j is read %j', (text, said) => {
    expect(spokenText(text, 'ja')).toBe(said);
  });

  it.each(['', ' ', '😀', '…', '。。。', '！？', '～', 'ー', '々', '\u0000\u0007', '한국어', '---', '<br>', '・'])(
    '[D-AV05] there is nothing to say in %j',
    (text) => {
      expect(spokenText(text, 'ja')).toBe('');
    },
  );
});

describe('English aloud', () => {
  it.each([
    ['Open 10:00–18:00, Mon. to Fri.', 'Open 10:00 to 18:00, Mon. to Fri.'],
    ['10:00am-5:00pm', '10:00am to 5:00pm'],
    ['It opens on 2026-11-09.', 'It opens on November 9, 2026.'],
    ['Take the lift to 3F or B1.', 'Take the lift to floor 3 or basement 1.'],
    ['¥1,200 & free', '1200 yen and free'],
    ['20㎡, 3m, 5 kg, 25℃', '20 square meters, 3 meters, 5 kilograms, 25 degrees'],
    ['Our café’s “menu”', "Our cafe's menu"],
    ['See https://example.com/menu. Thank you', 'See our web page. Thank you'],
    ['Hello 😀!!', 'Hello!'],
    ['Really?!', 'Really?'],
    ['one\ntwo', 'one. two'],
    ['wait… please', 'wait, please'],
    ['Please ask 佐藤 at the desk', 'Please ask at the desk'],
  ])('[D-AV05] %j is read %j', (text, said) => {
    expect(spokenText(text, 'en')).toBe(said);
  });

  it('[D-AV05] what is there in Japanese only is read in Japanese, and a name in English is no reason for it', () => {
    expect(spokenLanguageOf('会議室は3階です', 'en')).toBe('ja');
    expect(spokenLanguageOf('Please ask 佐藤 at the desk', 'en')).toBe('en');
    expect(spokenLanguageOf('Wi-Fi', 'ja')).toBe('ja');
  });
});

const speakable = {
  ja: /^[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}A-Za-z\dー々、。,.!?&@%+\-/:; ]*$/u,
  en: /^[\x20-\x7e]*$/,
};

/** What it takes to read 10,000 signs like these: the quickest of some tries, for others may have the machine meanwhile. */
function quickest(signs: readonly [string, string]): readonly [number, number] {
  const read = (sign: string) => {
    const text = sign.repeat(10_000 / sign.length);
    const before = Date.now();
    for (const language of ['ja', 'en'] as const) spokenText(text, language);
    return Date.now() - before;
  };
  const [one, other] = signs;
  const tries = Array.from({ length: 4 }, () => [read(one), read(other)] as const);
  return [Math.min(...tries.map(([ms]) => ms)), Math.min(...tries.map(([, ms]) => ms))];
}

describe('a text of any kind', () => {
  it.each(['ja', 'en'] as const)('[D-AV05] leaves nothing for a voice in %s to fail on', (language) => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(...Object.values(hostileTexts(3000))),
    );
    fc.assert(
      fc.property(text, (any) => {
        const said = spokenText(any, language);
        expect(said).toMatch(speakable[language]);
        if (said !== '') expect(said).toMatch(/[\p{L}\p{N}]/u);
      }),
    );
  });

  it('[D-AV05] of 10,000 signs is read as quickly as an ordinary one', () => {
    const ordinary = '駐車場は、地下1階にございます。料金は30分300円です。Open 10:00 to 18:00. ';
    for (const sign of ['(', '~', '。', '1:', '[', '*', '<a', 'あ〜', '1,', 'w.', '. ', ' ', '\n']) {
      const [usual, hostile] = quickest([ordinary, sign]);
      expect(hostile, sign).toBeLessThan(50 * Math.max(1, usual));
    }
  });
});
