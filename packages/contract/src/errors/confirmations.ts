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
} as const satisfies Record<string, { code: string; text: Bilingual }>;

export type ConfirmationName = keyof typeof confirmations;
