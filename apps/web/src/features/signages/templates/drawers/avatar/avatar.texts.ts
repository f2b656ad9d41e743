import { defineTexts } from '@/language/texts';

export const avatarTexts = defineTexts(
  {
    stands: 'この画面に立つキャラクター',
    about: 'キャラクターはサイネージの設定で選びます。すべての場面で同じです。',
    aboutOwn: 'キャラクターはこのサイネージの管理者が選びます。',
    settings: 'サイネージの設定を開く',
  },
  {
    stands: 'Who stands on this screen',
    about: 'The character is chosen in the settings of the signage, for all scenes.',
    aboutOwn: 'The character is chosen by who manages this signage.',
    settings: 'Open the settings of the signage',
  },
);
