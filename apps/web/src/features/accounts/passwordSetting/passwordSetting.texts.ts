import { defineTexts } from '@/language/texts';

export const passwordSettingTexts = defineTexts(
  {
    hall: { title: 'はじめに。', text: 'あなただけの鍵を、お決めください。' },
    title: 'パスワードの設定',
    lead: 'ご利用を開始する前に、パスワードを変更してください。',
    newPassword: '新しいパスワード',
    confirmation: '新しいパスワード（確認）',
    temporaryPassword: '仮パスワード',
    submit: '変更する',
  },
  {
    hall: { title: 'Before you start.', text: 'Choose a key that only you know.' },
    title: 'Set your password',
    lead: 'Change the password before you start using the service.',
    newPassword: 'New password',
    confirmation: 'New password (again)',
    temporaryPassword: 'Temporary password',
    submit: 'Change the password',
  },
);
