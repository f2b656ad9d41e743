import { defineTexts } from '@/language/texts';

export const appTexts = defineTexts(
  {
    product: 'Mukae 迎え',
    close: '閉じる',
    showPassword: 'パスワードを表示する',
    required: '必須',
    failedTitle: 'ページを表示できませんでした',
    failedText: '通信の状態をご確認のうえ、もう一度お試しください。',
    reload: '再読み込み',
  },
  {
    product: 'Mukae',
    close: 'Close',
    showPassword: 'Show the password',
    required: 'Required',
    failedTitle: 'The page could not be shown',
    failedText: 'Check your connection and try again.',
    reload: 'Reload',
  },
);
