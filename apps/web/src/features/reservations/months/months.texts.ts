import { defineTexts } from '@/language/texts';

export const monthsTexts = defineTexts(
  { month: '月', previous: '前の月', next: '次の月' },
  { month: 'Month', previous: 'Previous month', next: 'Next month' },
);
