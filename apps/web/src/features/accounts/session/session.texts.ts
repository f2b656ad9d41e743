import { defineTexts } from '@/language/texts';

export const sessionTexts = defineTexts(
  {
    warning: (minutes: number) => `会議終了まで残り${minutes}分です`,
    warningText: 'このままにすると、自動でログアウトします。',
    close: '閉じる',
  },
  {
    warning: (minutes: number) =>
      minutes === 1 ? '1 minute remains until the meeting ends' : `${minutes} minutes remain until the meeting ends`,
    warningText: 'Without any action you will be logged out.',
    close: 'Close',
  },
);
