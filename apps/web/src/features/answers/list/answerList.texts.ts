import type { answerSortKeys } from '@mukae/contract/calls/companyAnswers';
import { defineTexts } from '@/language/texts';

type Sort = (typeof answerSortKeys)[number];

export const answerListTexts = defineTexts(
  {
    title: '質問と答え',
    text: 'お客様のことばに近いものを選び、日本語と英語でお答えします。',
    textCounted: (count: number) =>
      `${count} 件の答えがあります。お客様のことばに近いものを選び、日本語と英語でお答えします。`,
    add: '答えを追加する',
    list: '質問と答えの一覧',
    search: 'さがす',
    placeholder: '質問や答えをさがす',
    order: '並び順',
    orders: { given: 'よく聞かれる順', createdAt: '新しい順', question: '質問の順' } satisfies Record<Sort, string>,
    category: 'カテゴリ',
    all: 'すべて',
    settingsOf: (question: string) => `${question}（答えを変える）`,
    phrasings: (count: number) => `ほか ${count} 通りの言い方`,
    times: (_count: number) => '回',
    thisMonth: '今月',
    emptyTitle: '答えはまだありません',
    emptyText:
      'よくある質問と答えの例を 20 件、日本語と英語で追加できます。場所や料金は例ですので、追加してから直してください。',
    emptyTextOfReader: '管理者が答えを追加すると、ここに並びます。',
    examples: '20 の例から始める',
    first: '最初の答えを書く',
    examplesAdded: (count: number) => `例を ${count} 件追加しました`,
    examplesAddedText: '場所や料金を、実際の内容に直してください。',
  },
  {
    title: 'Questions and answers',
    text: 'The receptionist picks what is nearest to the visitor’s words and answers in Japanese and English.',
    textCounted: (count: number) =>
      `${count === 1 ? '1 answer' : `${count} answers`}. The receptionist picks what is nearest to the visitor’s words and answers in Japanese and English.`,
    add: 'Add an answer',
    list: 'Questions and answers',
    search: 'Find',
    placeholder: 'Find an answer',
    order: 'Order',
    orders: { given: 'Asked most', createdAt: 'Newest', question: 'By question' },
    category: 'Category',
    all: 'All',
    settingsOf: (question: string) => `${question} (change the answer)`,
    phrasings: (count: number) => (count === 1 ? '1 other phrasing' : `${count} other phrasings`),
    times: (count: number) => (count === 1 ? 'time' : 'times'),
    thisMonth: 'this month',
    emptyTitle: 'There are no answers yet',
    emptyText:
      'Add twenty common questions with answers in Japanese and English. Places and prices in them are examples: correct them afterwards.',
    emptyTextOfReader: 'What your administrator adds appears here.',
    examples: 'Start from 20 examples',
    first: 'Write the first answer',
    examplesAdded: (count: number) => (count === 1 ? '1 example added' : `${count} examples added`),
    examplesAddedText: 'Correct places and prices in them.',
  },
);
