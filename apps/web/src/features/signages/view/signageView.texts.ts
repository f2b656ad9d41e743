import { defineTexts } from '../../../language/texts';

const japanese = {
  ready: '接続中',
  preparing: '準備中',
  welcome: 'いらっしゃいませ',
  here: 'ようこそお越しくださいました',
  wait: '少々お待ちください',
  preparingText: 'ただいま準備をしています。\nお急ぎの方は、近くの係員へお声がけください。',
};

const english: typeof japanese = {
  ready: 'Connected',
  preparing: 'One moment',
  welcome: 'Welcome',
  here: 'Thank you for coming',
  wait: 'One moment, please',
  preparingText: 'We are getting ready.\nIf you are in a hurry, please ask the staff nearby.',
};

/** A visitor reads two languages: the chosen one large, the other below it. */
export const signageViewTexts = defineTexts(
  {
    large: japanese,
    small: english,
    smallLanguage: 'en',
    clock: '現在の時刻',
    logoutTitle: 'ログアウト',
    logoutText: 'ログアウトしますか',
    cancel: 'やめる',
    logout: 'ログアウトする',
  },
  {
    large: english,
    small: japanese,
    smallLanguage: 'ja',
    clock: 'The time now',
    logoutTitle: 'Log out',
    logoutText: 'Do you want to log out?',
    cancel: 'Cancel',
    logout: 'Log out',
  },
);
