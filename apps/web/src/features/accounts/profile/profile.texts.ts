import { defineTexts } from '@/language/texts';

export const profileTexts = defineTexts(
  {
    en: 'Profile',
    title: 'プロフィール設定',
    text: 'ご自身の情報を変更します。',
    loading: 'プロフィールを読み込んでいます',
    basics: '基本情報',
    loginId: 'ログインID',
    name: 'お名前',
    signage: { loginId: 'サイネージID', name: '設置場所', readOnly: '変更は会社の管理者が行います。' },
    savedTitle: '保存しました',
    savedText: 'プロフィールを更新しました。',
    close: '閉じる',
  },
  {
    en: 'Account',
    title: 'Profile settings',
    text: 'Change your own details.',
    loading: 'Loading the profile',
    basics: 'Basics',
    loginId: 'Login ID',
    name: 'Name',
    signage: {
      loginId: 'Signage ID',
      name: 'Installation place',
      readOnly: 'Your company administrator can change these.',
    },
    savedTitle: 'Saved',
    savedText: 'Your profile is up to date.',
    close: 'Close',
  },
);
