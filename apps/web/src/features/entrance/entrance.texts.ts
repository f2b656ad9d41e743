import { defineTexts } from '@/language/texts';

export const entranceTexts = defineTexts(
  {
    brand: 'Mukae 迎え',
    language: '言語',
    toDark: '暗い画面にする',
    toLight: '明るい画面にする',
    notFound: {
      title: '404 NOT FOUND',
      lead: 'お探しのページが見つかりません',
      text: 'アドレスが変わったか、ページがなくなった可能性があります。',
      toLogin: 'ログインへ戻る',
      toHome: 'ホームへ戻る',
    },
  },
  {
    brand: 'Mukae',
    language: 'Language',
    toDark: 'Switch to dark',
    toLight: 'Switch to light',
    notFound: {
      title: '404 NOT FOUND',
      lead: 'This page cannot be found',
      text: 'The address may have changed, or the page is no longer here.',
      toLogin: 'Back to login',
      toHome: 'Back to home',
    },
  },
);
