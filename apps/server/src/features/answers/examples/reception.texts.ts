import type { ExampleAnswer } from './exampleAnswer';

const reception = { category: '受付', gesture: 'bow', isSuggested: false } as const;

/** What people come to a reception for; the button that calls staff is named as on the screen. */
export const receptionExamples: readonly ExampleAnswer[] = [
  {
    ...reception,
    question: '担当者と約束があります',
    phrasings: [
      '打ち合わせに来ました',
      '面会の予約をしています',
      '担当の方にお会いしたいです',
      'I am here for a meeting.',
    ],
    answer: 'お待ちしておりました。「スタッフを呼ぶ」にふれて、お名前をお聞かせください。',
    questionEn: 'I have an appointment with somebody.',
    answerEn: 'Welcome. Please touch "Call staff" and tell us your name.',
    isSuggested: true,
  },
  {
    ...reception,
    question: '荷物の配達に来ました',
    phrasings: ['宅配便です', '郵便を届けに来ました', '納品はどこですればいいですか', 'I have a parcel for you.'],
    answer: 'ありがとうございます。「スタッフを呼ぶ」にふれてください。お荷物をお受け取りします。',
    questionEn: 'I have a delivery.',
    answerEn: 'Thank you. Please touch "Call staff" and we will receive it.',
  },
  {
    ...reception,
    question: '忘れ物をしました',
    phrasings: [
      '落とし物は届いていますか',
      '財布をなくしました',
      '携帯電話を落としたようです',
      'Where is the lost and found?',
    ],
    answer: '落とし物は、こちらの受付でお預かりしています。「スタッフを呼ぶ」にふれてください。',
    questionEn: 'I have lost something.',
    answerEn: 'Lost items are kept here at the reception. Please touch "Call staff".',
  },
  {
    ...reception,
    question: '気分が悪いです',
    phrasings: ['具合が悪いので休みたいです', 'けがをしました', 'AEDはどこですか', 'Please call a doctor.'],
    answer: 'すぐに係の者がまいります。「スタッフを呼ぶ」にふれてください。',
    questionEn: 'I do not feel well.',
    answerEn: 'Please touch "Call staff". Somebody will be with you at once.',
  },
];
