import type { ExampleAnswer } from './exampleAnswer';

const service = { category: 'サービス', isSuggested: false } as const;

/** What visitors can have or borrow. */
export const serviceExamples: readonly ExampleAnswer[] = [
  {
    ...service,
    question: '営業時間を教えてください',
    phrasings: ['何時まで開いていますか', '何時からやっていますか', 'きょうは営業していますか', 'When do you close?'],
    answer: '本日{今日}の営業時間は、{営業時間}です。',
    questionEn: 'What are your opening hours?',
    answerEn: 'Today, {today}, we are open {hours}.',
    gesture: 'plain',
    isSuggested: true,
  },
  {
    ...service,
    question: 'Wi-Fiは使えますか',
    phrasings: [
      '無料のインターネットはありますか',
      'ワイファイのパスワードを教えてください',
      'ネットにつなぎたいです',
      'What is the Wi-Fi password?',
    ],
    answer: '無料のWi-Fiをお使いいただけます。名前は「Guest」、パスワードはございません。',
    questionEn: 'Is there free Wi-Fi?',
    answerEn: 'Yes, there is free Wi-Fi. Choose "Guest"; there is no password.',
    gesture: 'nod',
  },
  {
    ...service,
    question: 'ベビーカーは借りられますか',
    phrasings: [
      'ベビーカーを使いたいです',
      'バギーを貸してください',
      '子どもを乗せるカートはありますか',
      'Do you have a buggy?',
    ],
    answer: 'はい。ベビーカーは、こちらの受付で無料でお貸ししています。',
    questionEn: 'Can I borrow a stroller?',
    answerEn: 'Yes. You can borrow a stroller here at the reception, free of charge.',
    gesture: 'nod',
  },
  {
    ...service,
    question: '車いすはありますか',
    phrasings: ['車いすを使いたいです', '足が悪くて歩けません', '車椅子をお願いします', 'I need a wheelchair.'],
    answer: 'はい。車いすは、こちらの受付でお使いいただけます。スタッフがお手伝いいたします。',
    questionEn: 'Do you have a wheelchair?',
    answerEn: 'Yes. There is a wheelchair here at the reception. Our staff will help you.',
    gesture: 'bow',
  },
  {
    ...service,
    question: '傘はありますか',
    phrasings: [
      '雨が降ってきました',
      '傘を持ってきませんでした',
      'ビニール傘を売っていますか',
      'It is raining outside.',
    ],
    answer: '傘は、正面玄関でお貸ししています。お帰りのあと、お早めにお返しください。',
    questionEn: 'Do you have umbrellas?',
    answerEn: 'You can borrow an umbrella at the main entrance. Please bring it back soon.',
    gesture: 'plain',
  },
  {
    ...service,
    question: '免税の手続きはできますか',
    phrasings: [
      '免税カウンターはどこですか',
      'タックスフリーで買いたいです',
      '消費税を返してもらえますか',
      'Where is the duty-free counter?',
    ],
    answer: '免税の手続きは、2階のサービスカウンターで承ります。パスポートをお持ちください。',
    questionEn: 'Can I shop tax-free?',
    answerEn: 'Yes, at the service counter on the 2nd floor. Please bring your passport.',
    gesture: 'plain',
  },
];
