import { defineTexts } from '@/language/texts';

export const playTimeTexts = defineTexts(
  {
    seconds: (count: number) => `${count} 秒`,
    minutes: (minutes: number, seconds: number) => (seconds === 0 ? `${minutes} 分` : `${minutes} 分 ${seconds} 秒`),
  },
  {
    seconds: (count: number) => `${count} s`,
    minutes: (minutes: number, seconds: number) => (seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`),
  },
);
