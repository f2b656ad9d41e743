import { defineTexts } from '@/language/texts';

export const thumbnailTexts = defineTexts(
  {
    title: 'サムネイル',
    choose: '画像を選ぶ',
    types: 'png または jpg、20MB まで',
    chosen: (name: string) => `${name} を選択中です`,
    takeBack: '取り消す',
  },
  {
    title: 'Thumbnail',
    choose: 'Choose a picture',
    types: 'png or jpg, up to 20 MB',
    chosen: (name: string) => `${name} is chosen`,
    takeBack: 'Undo',
  },
);
