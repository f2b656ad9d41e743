import { defineTexts } from '@/language/texts';

export const serviceTexts = defineTexts(
  {
    notRead: 'サーバーに接続できません。つながりしだい、自動で読み込みます。',
    notSent: 'サーバーに接続できませんでした。入力した内容はそのまま残っています。つながるのを待っています。',
    sendAgain: 'サーバーにつながりました。お手数ですが、もう一度お試しください。',
    close: '閉じる',
    retry: 'もう一度読み込む',
  },
  {
    notRead: 'The server cannot be reached. The page loads by itself as soon as it can.',
    notSent: 'The server could not be reached. What you have entered is still here. Waiting for the connection.',
    sendAgain: 'The server can be reached again. Try once more.',
    close: 'Close',
    retry: 'Load again',
  },
);
