import { defineTexts } from '@/language/texts';

export const bannersTexts = defineTexts(
  {
    authentication: 'Peer Authentication Failed',
    creation: 'peer生成に失敗しました',
    stuck: 'サイネージに異常が発生しました。再接続ボタンを押した後、呼び出しボタンを押してください。',
    socketLost: 'サーバーとの通信が途切れました。会話はそのまま続けられます。',
  },
  {
    authentication: 'Peer Authentication Failed',
    creation: 'The peer could not be made',
    stuck: 'The signage has a problem. Press the reconnect button, then the call button.',
    socketLost: 'The connection to the server was lost. The conversation goes on.',
  },
);
