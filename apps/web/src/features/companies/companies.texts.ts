import { defineTexts } from '@/language/texts';

export const companiesTexts = defineTexts(
  {
    noName: 'なし',
    nameless: (id: number) => `会社名なし（No. ${id}）`,
  },
  {
    noName: 'None',
    nameless: (id: number) => `No company name (No. ${id})`,
  },
);
