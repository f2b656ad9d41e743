import { defineTexts } from '@/language/texts';

export const currentPasswordTexts = defineTexts(
  {
    title: '現在のパスワードを入力してください',
    text: 'ご本人の確認のため、もう一度入力をお願いします。',
    label: '現在のパスワード',
    cancel: 'やめる',
    submit: '変更する',
  },
  {
    title: 'Enter your current password',
    text: 'This confirms that it is you.',
    label: 'Current password',
    cancel: 'Cancel',
    submit: 'Change',
  },
);
