import { defineTexts } from '@/language/texts';

export const filmTexts = defineTexts(
  {
    film: {
      awaitsFilm: 'アバターの映像を準備しています',
      showsFilm: 'アバターを映像で送っています',
      failed: 'アバターの映像を送れていません。もう一度試しています',
    },
  },
  {
    film: {
      awaitsFilm: 'Preparing the avatar’s video',
      showsFilm: 'The avatar is sent as video',
      failed: 'The avatar’s video cannot be sent. It is tried again',
    },
  },
);
