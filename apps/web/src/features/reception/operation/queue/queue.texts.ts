import { defineTexts } from '@/language/texts';

export const queueTexts = defineTexts(
  {
    title: 'お待ちのお客様',
    count: (visitors: number) => `${visitors} 組`,
    nobody: 'お待ちの方はいません。',
    leaveAfterwards: '応対後に離席する',
  },
  {
    title: 'Waiting',
    count: (visitors: number) => String(visitors),
    nobody: 'Nobody is waiting.',
    leaveAfterwards: 'Away after this call',
  },
);
