import { defineTexts } from '@/language/texts';

export const bannersTexts = defineTexts(
  {
    authentication: 'Peer Authentication Failed',
    creation: 'peer生成に失敗しました',
    visitorGone: 'お客様との通信が途切れました。',
    visitorGoneHelp: {
      talking: '声は届いていません。つなぎ直しています。',
      watching: '映像と音声が届いていません。つなぎ直しています。',
    },
    stuck: 'サイネージに異常が発生しました。',
    stuckHelp: '再接続ボタンを押した後、呼び出しボタンを押してください。',
    reconnect: '再接続',
    reconnectNow: 'いますぐ再接続する',
    unheard: '声がお客様に届いていません。',
    fault: {
      denied: 'マイクの使用が許可されていません。',
      none: 'マイクが見つかりません。',
      busy: 'マイクがほかのアプリで使われています。',
      insecure: 'この接続ではマイクを使えません。',
      unknown: 'マイクを使えませんでした。',
    },
    devices: '機器を見る',
    socketLost: 'サーバーとの通信が途切れました。',
    goesOn: '会話はそのまま続けられます。',
    waiting: (visitors: number) => `ほかにお客様が ${visitors} 組お待ちです。`,
    at: (signage: string, visitors: number) =>
      visitors === 1 ? `「${signage}」でお待ちです。` : `いちばん長くお待ちなのは「${signage}」です。`,
    sharing: '画面を共有しています。',
    choosing: '共有する画面を選んでください。',
    stopSharing: '共有を終える',
    close: '閉じる',
  },
  {
    authentication: 'Peer Authentication Failed',
    creation: 'The peer could not be made',
    visitorGone: 'The connection to the visitor was interrupted.',
    visitorGoneHelp: {
      talking: 'You are not heard. Reconnecting.',
      watching: 'No picture or sound arrives. Reconnecting.',
    },
    stuck: 'The signage has a problem.',
    stuckHelp: 'Press the reconnect button, then the call button.',
    reconnect: 'Reconnect',
    reconnectNow: 'Reconnect now',
    unheard: 'The visitor does not hear you.',
    fault: {
      denied: 'The microphone is not allowed.',
      none: 'No microphone was found.',
      busy: 'Another application uses the microphone.',
      insecure: 'The microphone needs a secure page.',
      unknown: 'The microphone could not be used.',
    },
    devices: 'Devices',
    socketLost: 'The connection to the server was lost.',
    goesOn: 'The conversation goes on.',
    waiting: (visitors: number) =>
      visitors === 1 ? 'Another visitor is waiting.' : `${visitors} more visitors are waiting.`,
    at: (signage: string, visitors: number) =>
      visitors === 1 ? `At ${signage}.` : `The longest wait is at ${signage}.`,
    sharing: 'You are sharing your screen.',
    choosing: 'Choose what to share.',
    stopSharing: 'Stop sharing',
    close: 'Close',
  },
);
