import { defineTexts } from '../../../../language/texts';

export const readinessTexts = defineTexts(
  {
    title: '応対の準備',
    allReady: '応対の準備が整っています',
    parts: { microphone: 'マイク', avatar: 'アバター', film: '待機映像' },
    checking: '確認中',
    ready: '準備完了',
    missing: '未完了',
    reasons: {
      notAsked: 'ブラウザーにマイクの使用を許可してください。',
      denied: 'マイクの使用が拒否されています。アドレス欄の左の設定から許可してください。',
      none: 'マイクが見つかりません。接続してから、もう一度お試しください。',
      busy: 'ほかのアプリがマイクを使っています。終了してから、もう一度お試しください。',
      insecure: 'この接続ではマイクを使えません。https のアドレスで開いてください。',
      unknown: 'マイクを使えませんでした。もう一度お試しください。',
      unreadable: '読み込めませんでした。通信をご確認のうえ、もう一度お試しください。',
    },
    mend: { microphone: 'マイクを許可する', again: 'もう一度試す' },
    mendOf: (part: string, verb: string) => `${part}: ${verb}`,
  },
  {
    title: 'Ready for visitors',
    allReady: 'You are ready for visitors',
    parts: { microphone: 'Microphone', avatar: 'Avatar', film: 'Idle film' },
    checking: 'Checking',
    ready: 'Ready',
    missing: 'Missing',
    reasons: {
      notAsked: 'Allow the browser to use your microphone.',
      denied: 'The microphone is blocked. Allow it in the settings beside the address.',
      none: 'No microphone was found. Connect one and try again.',
      busy: 'Another application uses the microphone. Close it and try again.',
      insecure: 'The microphone cannot be used on this connection. Open the page with https.',
      unknown: 'The microphone could not be used. Try again.',
      unreadable: 'It could not be loaded. Check the network and try again.',
    },
    mend: { microphone: 'Allow the microphone', again: 'Try again' },
    mendOf: (part: string, verb: string) => `${part}: ${verb}`,
  },
);
