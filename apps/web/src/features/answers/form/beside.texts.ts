import { defineTexts } from '@/language/texts';

/** What stands beside the form: how the answer looks, and what it is near to. */
export const besideTexts = defineTexts(
  {
    preview: '画面での見えかた',
    languages: 'お客様が話すことば',
    ja: '日本語',
    en: '英語',
    page: (page: number, pages: number) => `${pages} ページ中 ${page} ページ`,
    previous: '前のページ',
    next: '次のページ',
    alike: '近い答え',
    noneAlike: 'この質問に近い答えはありません。',
    notAsked: '質問を書くと、近い答えが分かります。',
    mistaken: (percent: number) => `${percent} % を超えると、取り違えることがあります。`,
  },
  {
    preview: 'On the screen',
    languages: 'What the visitor speaks',
    ja: 'Japanese',
    en: 'English',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: 'Previous page',
    next: 'Next page',
    alike: 'Near answers',
    noneAlike: 'No other answer is near to this question.',
    notAsked: 'Write a question to see which answers are near.',
    mistaken: (percent: number) => `Above ${percent} % they may be taken for one another.`,
  },
);
