import type { ExampleAnswer } from './exampleAnswer';

const building = { category: '館内のご案内', isSuggested: false } as const;

/** Where something is in the building. */
export const buildingExamples: readonly ExampleAnswer[] = [
  {
    ...building,
    question: 'お手洗いはどこですか',
    phrasings: [
      'トイレの場所を教えてください',
      '化粧室はありますか',
      '多目的トイレはありますか',
      'Is there a toilet on this floor?',
    ],
    answer: 'お手洗いは、この階の右奥にございます。',
    questionEn: 'Where are the restrooms?',
    answerEn: 'The restrooms are at the far right of this floor.',
    gesture: 'showRight',
    isSuggested: true,
  },
  {
    ...building,
    question: 'エレベーターはどこですか',
    phrasings: [
      'エスカレーターはありますか',
      '上の階へ行きたいのですが',
      '階段はどちらですか',
      'How do I get to another floor?',
    ],
    answer: 'エレベーターは、左手の通路の先にございます。',
    questionEn: 'Where are the elevators?',
    answerEn: 'The elevators are down the hall on your left.',
    gesture: 'showLeft',
  },
  {
    ...building,
    question: '喫煙所はどこですか',
    phrasings: ['たばこを吸える場所はありますか', '電子たばこを吸いたいです', '館内は禁煙ですか', 'Can I smoke here?'],
    answer: '館内は禁煙です。喫煙所は、正面玄関を出て左手にございます。',
    questionEn: 'Where is the smoking area?',
    answerEn: 'Smoking is not allowed inside. The smoking area is outside, to the left of the main entrance.',
    gesture: 'showLeft',
  },
  {
    ...building,
    question: 'コインロッカーはどこですか',
    phrasings: [
      '荷物を預けられますか',
      'スーツケースを置いておきたいです',
      '手荷物預かり所はありますか',
      'Can I leave my luggage here?',
    ],
    answer: 'コインロッカーは、正面玄関の右手にございます。',
    questionEn: 'Where are the coin lockers?',
    answerEn: 'The coin lockers are on the right side of the main entrance.',
    gesture: 'showRight',
  },
  {
    ...building,
    question: 'ATMはありますか',
    phrasings: ['お金をおろしたいです', '銀行はどこですか', '現金を引き出せますか', 'Where can I withdraw money?'],
    answer: 'ATMは、1階の正面玄関のそばにございます。',
    questionEn: 'Is there an ATM?',
    answerEn: 'There is an ATM near the main entrance on the 1st floor.',
    gesture: 'plain',
  },
  {
    ...building,
    question: '自動販売機はどこですか',
    phrasings: ['飲み物を買えますか', '水が飲みたいです', '給水機はありますか', 'Where can I get some water?'],
    answer: '自動販売機は、この階の左奥にございます。',
    questionEn: 'Where are the vending machines?',
    answerEn: 'The vending machines are at the far left of this floor.',
    gesture: 'showLeft',
  },
  {
    ...building,
    question: '授乳室はありますか',
    phrasings: [
      'おむつを替えたいです',
      '赤ちゃんにミルクをあげる場所はありますか',
      'ベビールームはどこですか',
      'Where can I change a diaper?',
    ],
    answer: '授乳室は、2階の奥にございます。おむつ替えの台もございます。',
    questionEn: 'Where can I nurse my baby?',
    answerEn: 'The nursing room is at the back of the 2nd floor. It also has a diaper changing table.',
    gesture: 'plain',
  },
];
