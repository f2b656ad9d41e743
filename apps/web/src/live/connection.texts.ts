import { defineTexts } from '@/language/texts';

export const connectionTexts = defineTexts(
  {
    lost: '通信が途切れています。つなぎ直しています。',
    unsupported:
      'このブラウザーは WebSocket に対応していないため、お呼び出しを受けられません。新しいブラウザーでお使いください。',
    logInAgain: '通信に問題が発生しました。再度ログインしてください。',
    question: 'この画面でつなぎ直しますか',
    type: 'エラーの種類',
    types: { network: '通信エラー', server: 'サーバーエラー' },
    stay: '閉じる',
    connectAgain: 'つなぎ直す',
    close: '閉じる',
  },
  {
    lost: 'The connection is interrupted. Trying again.',
    unsupported: 'This browser does not support WebSocket, so visitors cannot reach you. Use a current browser.',
    logInAgain: 'A communication problem occurred. Log in again.',
    question: 'Connect again here?',
    type: 'Error type',
    types: { network: 'Connection error', server: 'Server error' },
    stay: 'Close',
    connectAgain: 'Connect again',
    close: 'Close',
  },
);
