import { defineTexts } from '@/language/texts';

export const appTexts = defineTexts(
  {
    product: 'Mukae 迎え',
    close: '閉じる',
    showPassword: 'パスワードを表示する',
    required: '必須',
    failedTitle: 'ページを表示できませんでした',
    failedText: '再読み込みしても表示されないときは、管理者にお問い合わせください。',
    notFetched: {
      title: 'ページを読み込めませんでした',
      text: 'サーバーにつながりしだい、このページを自動で表示します。そのままお待ちください。',
      inCall: '応対はこのまま続けられます。応対が終わり、接続が戻ると、このページを自動で表示します。',
    },
    reload: '再読み込み',
  },
  {
    product: 'Mukae',
    close: 'Close',
    showPassword: 'Show the password',
    required: 'Required',
    failedTitle: 'The page could not be shown',
    failedText: 'If it does not appear after reloading, ask your administrator.',
    notFetched: {
      title: 'The page could not be loaded',
      text: 'It appears by itself as soon as the server can be reached. One moment, please.',
      inCall: 'Your conversation goes on. This page appears once it is over and the connection is back.',
    },
    reload: 'Reload',
  },
);
