import { defineTexts } from '@/language/texts';

export const enteringTexts = defineTexts(
  {
    enter: '入室する',
    enterShort: '入室',
    enterOf: (title: string) => `${title} に入室する`,
    when: '開始時刻から終了時刻まで入室できます',
    failed: (code: string) => `入室できませんでした（${code}）`,
    close: '閉じる',
    awaited: {
      title: 'お客様をお待ちしています',
      text: 'お客様はまだリンクを開いていません。お客様が入室すると、自動で会議が始まります。この画面を開いたままお待ちください。',
      until: (time: string) => `${time} まで入室できます。`,
      giveUp: '待つのをやめる',
    },
    timeOver: {
      title: '予約の時間が終わりました',
      text: 'お客様はお越しになりませんでした。',
    },
    cancelled: {
      title: 'この予約はキャンセルされました',
      text: '会議は開かれません。',
    },
  },
  {
    enter: 'Enter',
    enterShort: 'Enter',
    enterOf: (title: string) => `Enter ${title}`,
    when: 'You can enter from the start to the end',
    failed: (code: string) => `You could not enter (${code})`,
    close: 'Close',
    awaited: {
      title: 'Waiting for your guest',
      text: 'Your guest has not opened the link yet. The meeting begins by itself once your guest is there. Keep this page open.',
      until: (time: string) => `You can enter until ${time}.`,
      giveUp: 'Stop waiting',
    },
    timeOver: {
      title: 'The time of the reservation is over',
      text: 'Your guest did not come.',
    },
    cancelled: {
      title: 'This reservation was cancelled',
      text: 'The meeting does not take place.',
    },
  },
);
