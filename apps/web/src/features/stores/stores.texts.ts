import { defineTexts } from '../../language/texts';

export const storesTexts = defineTexts(
  {
    title: '店舗',
    count: (count: number) => `${count} 店`,
    loading: '店舗を読み込んでいます',
    none: '店舗はまだありません',
    place: (company: string, store: string) => `${company} / ${store}`,
  },
  {
    title: 'Stores',
    count: (count: number) => `${count}`,
    loading: 'Loading the stores',
    none: 'There are no stores yet',
    place: (company: string, store: string) => `${company} / ${store}`,
  },
);
