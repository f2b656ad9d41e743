import { defineTexts } from '@/language/texts';

export const meTexts = defineTexts(
  {
    title: 'アバター',
    mute: 'ミュートする',
    unmute: 'ミュート解除',
    muted: 'ミュート中です。声は届きません。',
    aside: '声を試している間は、お客様に届きません。',
    spoken: '声がお客様に届いています',
    watching: '声はお客様に届きません',
    film: {
      awaitsFilm: 'アバターの映像を準備しています',
      showsFilm: 'アバターを映像で送っています',
      failed: 'アバターの映像を送れていません。もう一度試しています',
    },
  },
  {
    title: 'Avatar',
    mute: 'Mute',
    unmute: 'Unmute',
    muted: 'Muted. The visitor does not hear you.',
    aside: 'The visitor does not hear you while you try your voice.',
    spoken: 'The visitor hears you',
    watching: 'The visitor does not hear you',
    film: {
      awaitsFilm: 'Preparing the avatar’s video',
      showsFilm: 'The avatar is sent as video',
      failed: 'The avatar’s video cannot be sent. It is tried again',
    },
  },
);
