import { meetingRules } from '@mukae/contract/domain/reservation/reservation';
import { defineTexts } from '@/language/texts';

const extension = meetingRules.extensionMs / 60_000;

export const meetingTexts = defineTexts(
  {
    left: '終了まで',
    warning: (minutes: number) => `会議終了まで残り${minutes}分です`,
    warningText: '時間になると、会議は自動で終了します。',
    extend: `${extension}分延長する`,
    extended: `${extension}分延長しました`,
    until: (time: string) => `${time} まで続けられます。`,
    notExtended: (code: string) => `延長できませんでした（${code}）`,
    close: '閉じる',
  },
  {
    left: 'Time left',
    warning: (minutes: number) =>
      minutes === 1 ? '1 minute remains until the meeting ends' : `${minutes} minutes remain until the meeting ends`,
    warningText: 'The meeting ends by itself when the time is over.',
    extend: `Extend by ${extension} minutes`,
    extended: `Extended by ${extension} minutes`,
    until: (time: string) => `You can go on until ${time}.`,
    notExtended: (code: string) => `The meeting was not extended (${code})`,
    close: 'Close',
  },
);
