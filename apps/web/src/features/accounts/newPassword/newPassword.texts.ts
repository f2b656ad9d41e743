import { defineTexts } from '@/language/texts';

export const newPasswordTexts = defineTexts(
  {
    title: 'パスワード',
    change: 'パスワードを変更する',
    password: '新しいパスワード',
    confirmation: '新しいパスワード（確認）',
  },
  {
    title: 'Password',
    change: 'Change the password',
    password: 'New password',
    confirmation: 'New password (again)',
  },
);
