import { defineTexts } from '@/language/texts';

export const libraryTexts = defineTexts(
  {
    title: { logo: 'ロゴをライブラリから選ぶ', media: 'メディアをライブラリから選ぶ' },
    search: '名前で探す',
    list: 'ライブラリのメディア',
    kinds: { png: '画像', jpeg: '画像', mp4: '動画' },
    empty: 'まだありません。アップロードすると、ここに並びます。',
    nothing: '見つかりませんでした。',
    chosen: (count: number) => (count === 0 ? '追加する' : `${count} 件を追加する`),
    room: (left: number) => `あと ${left} 件まで選べます。`,
    full: 'これ以上は選べません。',
    cancel: 'やめる',
  },
  {
    title: { logo: 'Choose a logo from the library', media: 'Choose media from the library' },
    search: 'Search by name',
    list: 'Media in the library',
    kinds: { png: 'Picture', jpeg: 'Picture', mp4: 'Video' },
    empty: 'There is nothing yet. What you upload appears here.',
    nothing: 'Nothing was found.',
    chosen: (count: number) => (count === 0 ? 'Add' : `Add ${count}`),
    room: (left: number) => (left === 1 ? 'You can choose 1 more.' : `You can choose ${left} more.`),
    full: 'No more can be chosen.',
    cancel: 'Cancel',
  },
);
