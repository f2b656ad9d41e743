import type { Bilingual } from '../language';

/** Questions the server asks before it goes on; the caller repeats the call with isForceSubmit. */
export const confirmations = {
  userIsOnline: {
    code: 'SVER-60',
    text: {
      ja: 'このユーザーは現在ログイン中です。変更するとログアウトされます。',
      en: 'This user is logged in now. The change will log the user out.',
    },
  },
  sameName: {
    code: 'SVER-61',
    text: {
      ja: '同じお名前のユーザーが既に登録されています。このまま追加しますか。',
      en: 'A user of the same name is already registered. Add this one as well?',
    },
  },
  sameStoreName: {
    code: 'SVER-62',
    text: {
      ja: '同じ名前の店舗が既にあります。このまま変更しますか。',
      en: 'Another store has the same name. Change it all the same?',
    },
  },
  mediaInUse: {
    code: 'SVER-63',
    text: {
      ja: 'このメディアは画面で使われています。削除すると、その画面には表示されなくなります。',
      en: 'This media is in use. Once deleted, it is no longer shown there.',
    },
  },
  signageIsOnline: {
    code: 'SVER-64',
    text: {
      ja: 'このサイネージは別の端末で使われています。続けると、その端末はログアウトされます。',
      en: 'This signage is in use on another device. Going on will log that device out.',
    },
  },
  characterInUse: {
    code: 'SVER-65',
    text: {
      ja: 'このキャラクターは使われています。削除すると、最初のキャラクターに替わります。',
      en: 'This character is in use. Once deleted, the first character takes its place.',
    },
  },
} as const satisfies Record<string, { code: string; text: Bilingual }>;

export type ConfirmationName = keyof typeof confirmations;
