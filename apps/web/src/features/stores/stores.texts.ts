import { defineTexts } from '@/language/texts';

export const storesTexts = defineTexts(
  {
    place: (company: string, store: string) => `${company} / ${store}`,
  },
  {
    place: (company: string, store: string) => `${company} / ${store}`,
  },
);
