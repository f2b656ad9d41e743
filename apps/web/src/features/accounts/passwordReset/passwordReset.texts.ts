import { defineTexts } from '@/language/texts';

export const passwordResetTexts = defineTexts(
  {
    hall: { title: 'お手伝いします。', text: '新しい鍵を、すぐにお渡しします。' },
    title: 'パスワードの再設定',
    lead: '登録したログインIDに、仮パスワードをお送りします。',
    userId: 'ログインID（メールアドレス）',
    userIdExample: 'name@example.co.jp',
    signageHint: 'サイネージのパスワードは、この画面では再設定できません。会社の管理者にお問い合わせください。',
    submit: '仮パスワードを送る',
    sent: {
      title: '仮パスワードを送信しました',
      text: '登録されているメールアドレスに仮パスワードをお送りしました。仮パスワードでログインし、新しいパスワードを設定してください。',
    },
    toLogin: 'ログインへ',
    backToLogin: 'ログインへ戻る',
  },
  {
    hall: { title: 'We are here to help.', text: 'A new key is on its way.' },
    title: 'Reset your password',
    lead: 'We send a temporary password to your registered address.',
    userId: 'Login ID (e-mail address)',
    userIdExample: 'name@example.com',
    signageHint: 'The password of a signage cannot be reset here. Ask your company administrator.',
    submit: 'Send a temporary password',
    sent: {
      title: 'A temporary password was sent',
      text: 'It is on its way to the registered address. Log in with it, then set a new password.',
    },
    toLogin: 'Log in',
    backToLogin: 'Back to login',
  },
);
