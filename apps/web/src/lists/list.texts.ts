import { defineTexts } from '@/language/texts';

export const listTexts = defineTexts(
  {
    loading: '一覧を読み込んでいます',
    count: (total: number) => `全 ${total} 件`,
    clearSearch: '検索を消す',
    noMatch: '条件に合うものはありません',
    clear: '条件を消す',
    pager: {
      summary: (total: number, from: number, to: number) => `全 ${total} 件中 ${from}–${to} 件`,
      previous: '前へ',
      next: '次へ',
      position: (page: number, pages: number) => `${pages} ページ中 ${page} ページ`,
    },
  },
  {
    loading: 'Loading the list',
    count: (total: number) => `${total} in total`,
    clearSearch: 'Clear the search',
    noMatch: 'Nothing matches these conditions',
    clear: 'Clear the conditions',
    pager: {
      summary: (total: number, from: number, to: number) => `${from}–${to} of ${total}`,
      previous: 'Previous',
      next: 'Next',
      position: (page: number, pages: number) => `Page ${page} of ${pages}`,
    },
  },
);
