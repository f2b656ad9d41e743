import { defineTexts } from '@/language/texts';

/** What visitors read stands in the scenes, in both languages; these are the rest. */
export const signageViewTexts = defineTexts(
  {
    logoutTitle: 'ログアウト',
    logoutText: 'ログアウトしますか',
    logoutEndsCall: 'スタッフとの会話が終わります。ログアウトしますか',
    cancel: 'やめる',
    logout: 'はい',
  },
  {
    logoutTitle: 'Log out',
    logoutText: 'Log out?',
    logoutEndsCall: 'The conversation with our staff ends. Log out?',
    cancel: 'Cancel',
    logout: 'Yes',
  },
);
