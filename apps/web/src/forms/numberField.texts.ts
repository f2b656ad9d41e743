import { defineTexts } from '@/language/texts';

export const numberFieldTexts = defineTexts(
  { limits: (min: number, max: number) => `${min.toLocaleString('ja')} 〜 ${max.toLocaleString('ja')}` },
  { limits: (min: number, max: number) => `${min.toLocaleString('en')} to ${max.toLocaleString('en')}` },
);
