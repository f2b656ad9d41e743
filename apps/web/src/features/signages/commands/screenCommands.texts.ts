import { commandTiming } from '@mukae/contract/domain/signage/commands/commandTiming';
import { defineTexts } from '@/language/texts';

const waitSeconds = commandTiming.pictureWait / 1000;
const keptHours = commandTiming.keepPicture / 3_600_000;

/** What is asked of a screen from afar. */
export const screenCommandsTexts = defineTexts(
  {
    picture: {
      title: '画面の写し',
      ask: '画面の写しを撮る',
      again: '撮り直す',
      asking: '端末に写しを頼んでいます…',
      away: '接続が切れているため、撮れません。',
      takenAt: (time: string) => `${time} の画面`,
      alt: (name: string) => `${name} の画面の写し`,
      none: `いまの画面を写真のように確かめられます。写しは会社の管理者だけが見られ、${keptHours} 時間で消えます。`,
      noAnswer: `${waitSeconds} 秒待ちましたが、端末から写しが届きませんでした。端末が忙しいか、画面が止まっている可能性があります。`,
      failed: '画面の写しを作れませんでした。お客様が来られたか、端末のブラウザーが対応していません。',
      busy: 'お客様の応対中は、画面の写しを撮れません。',
    },
    anew: {
      title: '端末の操作',
      away: '接続が切れているため、操作できません。',
      busy: 'お客様の応対中は操作できません。',
      reload: {
        button: '再読み込みする',
        hint: '画面を読み込み直します。数秒で戻ります。',
        question: '画面を再読み込みしますか',
        consequence: '画面が数秒間消え、最新の内容で始まります。',
        verb: '再読み込みする',
      },
      restart: {
        button: '再起動する',
        hint: '端末に保存した画像や動画も消して、最初から読み込みます。',
        question: '画面を再起動しますか',
        consequence:
          '端末に保存した内容を消してから始まります。すべて読み込み直すため、通信の遅いお店では時間がかかります。',
        verb: '再起動する',
      },
      waiting: '端末の返事を待っています…',
      doneTitle: '画面が新しく始まりました',
      doneText: '稼働時間が数え直されています。',
      noAnswer: '端末から返事がありません。接続と画面をご確認ください。',
      close: '閉じる',
    },
  },
  {
    picture: {
      title: 'Picture of the screen',
      ask: 'Take a picture of the screen',
      again: 'Take another',
      asking: 'Asking the device for a picture…',
      away: 'It is not connected, so none can be taken.',
      takenAt: (time: string) => `The screen at ${time}`,
      alt: (name: string) => `Picture of the screen of ${name}`,
      none: `See what stands on the screen now. Only administrators of the company see the picture, and after ${keptHours} hours it is gone.`,
      noAnswer: `No picture came within ${waitSeconds} seconds. The device may be busy, or its page may have stopped.`,
      failed: 'No picture could be made: a visitor has come, or the browser of this device cannot make one.',
      busy: 'No picture is taken while it is with a visitor.',
    },
    anew: {
      title: 'Operate the device',
      away: 'It is not connected, so nothing can be asked of it.',
      busy: 'Not while it is with a visitor.',
      reload: {
        button: 'Reload',
        hint: 'Loads the page again. It is back in seconds.',
        question: 'Reload the screen?',
        consequence: 'The screen is gone for a few seconds and begins with what is newest.',
        verb: 'Reload',
      },
      restart: {
        button: 'Restart',
        hint: 'Also forgets the pictures and videos that the device keeps, and loads everything again.',
        question: 'Restart the screen?',
        consequence:
          'It forgets what the device keeps and begins anew. Everything is loaded again, which takes a while on a slow network.',
        verb: 'Restart',
      },
      waiting: 'Waiting for the device…',
      doneTitle: 'The screen has begun anew',
      doneText: 'Its uptime counts from now.',
      noAnswer: 'The device does not answer. Check its connection and its screen.',
      close: 'Close',
    },
  },
);
