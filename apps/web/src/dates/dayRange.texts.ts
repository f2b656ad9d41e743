import { defineTexts } from '@/language/texts';

export const dayRangeTexts = defineTexts(
  { from: 'この日から', until: 'この日まで' },
  { from: 'From this day', until: 'Until this day' },
);
