import { defineTexts } from '@/language/texts';

export const serviceTexts = defineTexts(
  {
    question: '再読み込みしますか',
    type: 'エラーの種類',
    types: { network: '通信エラー', server: 'サーバーエラー' },
    waiting: '復旧すると、自動で再読み込みします。',
    waitingWithForm: '入力した内容はそのまま残っています。復旧すると、自動で続きから使えます。',
    notRead: 'サーバーに接続できません。つながりしだい、自動で読み込みます。',
    notSent: 'サーバーに接続できませんでした。入力した内容はそのまま残っています。つながるのを待っています。',
    sendAgain: 'サーバーにつながりました。お手数ですが、もう一度お試しください。',
    cancel: '閉じる',
    accept: '再読み込みする',
    retry: 'もう一度読み込む',
  },
  {
    question: 'Reload the page?',
    type: 'Error type',
    types: { network: 'Connection error', server: 'Server error' },
    waiting: 'The page reloads by itself once the service is back.',
    waitingWithForm: 'What you have entered is still here. The page goes on by itself once the service is back.',
    notRead: 'The server cannot be reached. The page loads by itself as soon as it can.',
    notSent: 'The server could not be reached. What you have entered is still here. Waiting for the connection.',
    sendAgain: 'The server can be reached again. Try once more.',
    cancel: 'Close',
    accept: 'Reload',
    retry: 'Load again',
  },
);
