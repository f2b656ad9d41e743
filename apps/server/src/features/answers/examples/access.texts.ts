import type { ExampleAnswer } from './exampleAnswer';

const access = { category: '交通', isSuggested: false } as const;

/** How visitors come and go. */
export const accessExamples: readonly ExampleAnswer[] = [
  {
    ...access,
    question: '駐車場はありますか',
    phrasings: [
      'パーキングはどこですか',
      '駐車料金はいくらですか',
      '駐車券の割引はできますか',
      'Where can I park my car?',
    ],
    answer: '駐車場は、地下1階にございます。料金は30分300円です。',
    questionEn: 'Is there a parking lot?',
    answerEn: 'The parking lot is on basement level 1. It costs 300 yen for 30 minutes.',
    gesture: 'plain',
  },
  {
    ...access,
    question: 'タクシー乗り場はどこですか',
    phrasings: [
      'タクシーを呼んでください',
      '帰りのタクシーをお願いします',
      'タクシーで帰りたいです',
      'Can you call a taxi for me?',
    ],
    answer: 'タクシー乗り場は、正面玄関を出て右手にございます。',
    questionEn: 'Where is the taxi stand?',
    answerEn: 'The taxi stand is outside, to the right of the main entrance.',
    gesture: 'showRight',
  },
  {
    ...access,
    question: '最寄り駅への行き方を教えてください',
    phrasings: ['駅はどちらですか', '駅まで歩いて何分ですか', '電車で帰りたいです', 'Which way is the train station?'],
    answer: '最寄り駅までは、歩いて5分ほどです。正面玄関を出て、まっすぐお進みください。',
    questionEn: 'How do I get to the nearest station?',
    answerEn: 'The nearest station is about 5 minutes on foot. Go straight from the main entrance.',
    gesture: 'plain',
  },
];
