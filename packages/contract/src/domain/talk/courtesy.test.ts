import { describe, expect, it } from 'vitest';
import { saysGoodbye, saysHello, saysThanks } from './courtesy';

describe('thanks', () => {
  it.each([
    'ありがとう',
    'ありがとうございます。',
    'どうもありがとうございました！',
    '有難うございました',
    '有り難う',
    'アリガトウ',
    'はい、分かりました。ありがとうございます',
    'なるほど、助かりました',
    '教えてくれてありがとう',
    '親切にありがとうね',
    'サンキュー',
    'どうも',
    'ありがとう ござい ます',
    'Thank you',
    'Thanks!',
    'Thank you very much.',
    'Oh great, thanks a lot for your help',
    'OK, thank you so much!',
  ])('[D-AS07] somebody says thanks with %j', (text) => {
    expect(saysThanks(text)).toBe(true);
  });

  it.each([
    'ありがとうございます。ところでトイレはどこですか',
    'ありがとう、でもそれは違います',
    'ありがとうカードはどこで買えますか',
    'トイレはどこですか',
    '助かる方法',
    'はい',
    'Thanks, but where is the toilet?',
    'Where can I buy thank you cards?',
    'OK',
    '',
  ])('[D-AS07] something is to be answered to %j', (text) => {
    expect(saysThanks(text)).toBe(false);
  });
});

describe('a farewell', () => {
  it.each([
    'さようなら',
    'さよなら',
    'バイバイ',
    'じゃあね',
    'じゃあまた',
    'では失礼します',
    '失礼しました',
    'ありがとうございました。それでは失礼いたします',
    'もういいです',
    'もう大丈夫です、ありがとう',
    'いいえ、結構です',
    '以上です',
    'それだけです。どうも',
    '特にありません',
    'おやすみなさい',
    'Bye',
    'Good bye!',
    'bye-bye',
    'See you later',
    "That's all, thank you.",
    "No thanks, I'm good",
    'Nothing else.',
    'Have a nice day!',
  ])('[D-AT01] somebody takes her leave with %j', (text) => {
    expect(saysGoodbye(text)).toBe(true);
  });

  it.each([
    '失礼します',
    '失礼ですが、お名前は',
    '大丈夫ですか',
    'もう大丈夫ですか',
    '明日も大丈夫ですか',
    'それだけですか',
    'さようならパーティーはいつですか',
    'いいえ',
    'はい',
    'ありがとう',
    'Is that all?',
    'Goodbye party room, please',
    'No',
    '',
  ])('[D-AT01] nobody takes her leave with %j', (text) => {
    expect(saysGoodbye(text)).toBe(false);
  });
});

describe('a hello', () => {
  it.each([
    'こんにちは',
    'こんにちは！',
    'おはようございます',
    'すみません',
    'あの、すいません',
    'ちょっとすみません',
    'もしもし',
    '失礼します',
    'お願いします',
    'いつもお世話になっております',
    'ちょっといいですか',
    'ちょっと聞きたいことがあるんですが',
    'えーと',
    'Hello',
    'Hi there!',
    'Excuse me, please.',
    'Good morning',
    'I have a question',
  ])('[D-AT05] somebody has still to say what it is about with %j', (text) => {
    expect(saysHello(text)).toBe(true);
  });

  it.each([
    'すみません、お手洗いはどこですか',
    'こんにちは、佐藤と申します',
    'タクシーをお願いします',
    'えーと、駅',
    'はい',
    'ありがとうございました',
    'Hello Kitty',
    'Excuse me, where is the exit?',
    '',
  ])('[D-AT05] something was said beside a hello, or none at all: %j', (text) => {
    expect(saysHello(text)).toBe(false);
  });
});
