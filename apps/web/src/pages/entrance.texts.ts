import { defineTexts } from '@/language/texts';

/** Pages that open without the console. */
export const entranceTitles = defineTexts(
  {
    login: 'ログイン',
    passwordReset: 'パスワードの再設定',
    passwordSetting: 'パスワードの変更',
    waitingRoom: '待合室',
    meetingEnded: '会議は終了しました',
    demo: 'デモ',
    signage: 'サイネージ',
    pair: 'ペアリング',
    draftPreview: '下書きのプレビュー',
  },
  {
    login: 'Log in',
    passwordReset: 'Reset the password',
    passwordSetting: 'Change the password',
    waitingRoom: 'Waiting room',
    meetingEnded: 'The meeting has ended',
    demo: 'Demo',
    signage: 'Signage',
    pair: 'Pairing',
    draftPreview: 'Draft preview',
  },
);
