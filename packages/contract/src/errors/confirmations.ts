import type { Bilingual } from '../language';

/** What the server asks before it goes on, in short and with the reason; the caller repeats the call with isForceSubmit. */
export const confirmations = {
  userIsOnline: {
    code: 'SVER-60',
    question: { ja: 'ログイン中のユーザーを変更しますか', en: 'Change a user who is logged in?' },
    text: {
      ja: 'このユーザーは現在ログイン中です。変更するとログアウトされます。',
      en: 'This user is logged in now. The change will log the user out.',
    },
  },
  userIsInCall: {
    code: 'SVER-68',
    question: { ja: '応対中のユーザーを変更しますか', en: 'Change a user who is in a conversation?' },
    text: {
      ja: 'このユーザーは応対中です。変更するとログアウトされ、お客様との会話が終わります。',
      en: 'This user is in a conversation. The change will log the user out and end the conversation.',
    },
  },
  sameName: {
    code: 'SVER-61',
    question: { ja: '同じお名前で追加しますか', en: 'Add another user of this name?' },
    text: {
      ja: '同じお名前のユーザーが既に登録されています。このまま追加しますか。',
      en: 'A user of the same name is already registered. Add this one as well?',
    },
  },
  sameStoreName: {
    code: 'SVER-62',
    question: { ja: '同じ店舗名にしますか', en: 'Use the same store name?' },
    text: {
      ja: '同じ名前の店舗が既にあります。この名前で保存しますか。',
      en: 'Another store has the same name. Save it with this name all the same?',
    },
  },
  mediaInUse: {
    code: 'SVER-63',
    question: { ja: '使用中のメディアを削除しますか', en: 'Delete media that is in use?' },
    text: {
      ja: 'このメディアは使われています。削除すると、そこには表示されなくなります。',
      en: 'This media is in use. Once deleted, it is no longer shown there.',
    },
  },
  signageIsOnline: {
    code: 'SVER-64',
    question: { ja: '別の端末と入れ替えますか', en: 'Replace the other device?' },
    text: {
      ja: 'このサイネージは別の端末で使われています。続けると、その端末はログアウトされます。',
      en: 'This signage is in use on another device. Going on will log that device out.',
    },
  },
  signageIsInCall: {
    code: 'SVER-69',
    question: { ja: '応対中の端末を入れ替えますか', en: 'Replace a device that is in a conversation?' },
    text: {
      ja: 'このサイネージは応対中です。続けると、使われている端末はログアウトされ、お客様との会話が終わります。',
      en: 'This signage is in a conversation. Going on will log its device out and end the conversation.',
    },
  },
  characterInUse: {
    code: 'SVER-65',
    question: { ja: '使用中のキャラクターを削除しますか', en: 'Delete a character that is in use?' },
    text: {
      ja: 'このキャラクターは使われています。削除すると、最初のキャラクターに替わります。',
      en: 'This character is in use. Once deleted, the first character takes its place.',
    },
  },
  hasReservations: {
    code: 'SVER-66',
    question: { ja: '予約のあるユーザーを削除しますか', en: 'Delete a user who has reservations?' },
    text: {
      ja: 'このユーザーにはこれからの予約があります。削除すると予約はキャンセルされ、メールでお知らせします。',
      en: 'This user has reservations ahead. Once deleted, they are cancelled, and those concerned are told by mail.',
    },
  },
} as const satisfies Record<string, { code: string; question: Bilingual; text: Bilingual }>;

export type ConfirmationName = keyof typeof confirmations;

/** The question of a code, which heads the dialog. */
export const questionOf = (code: string): Bilingual | undefined =>
  Object.values(confirmations).find((confirmation) => confirmation.code === code)?.question;
