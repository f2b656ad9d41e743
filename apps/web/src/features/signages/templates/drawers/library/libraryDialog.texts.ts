import { defineTexts } from '@/language/texts';

export const libraryDialogTexts = defineTexts(
  {
    title: { logo: 'ロゴをライブラリから選ぶ', media: 'メディアをライブラリから選ぶ' },
    chosen: (count: number) => (count === 0 ? '追加する' : `${count} 件を追加する`),
    room: (left: number) => `あと ${left} 件まで選べます。`,
    full: 'これ以上は選べません。',
    cancel: 'やめる',
  },
  {
    title: { logo: 'Choose a logo from the library', media: 'Choose media from the library' },
    chosen: (count: number) => (count === 0 ? 'Add' : `Add ${count}`),
    room: (left: number) => (left === 1 ? 'You can choose 1 more.' : `You can choose ${left} more.`),
    full: 'No more can be chosen.',
    cancel: 'Cancel',
  },
);
