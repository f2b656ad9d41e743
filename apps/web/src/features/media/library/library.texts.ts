import { defineTexts } from '@/language/texts';

export const libraryTexts = defineTexts(
  {
    search: '名前で探す',
    list: 'ライブラリのメディア',
    kinds: { png: '画像', jpeg: '画像', mp4: '動画' },
    empty: 'まだありません。アップロードすると、ここに並びます。',
    nothing: '見つかりませんでした。',
  },
  {
    search: 'Search by name',
    list: 'Media in the library',
    kinds: { png: 'Picture', jpeg: 'Picture', mp4: 'Video' },
    empty: 'There is nothing yet. What you upload appears here.',
    nothing: 'Nothing was found.',
  },
);
