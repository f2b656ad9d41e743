import { defineTexts } from '@/language/texts';

export const signageReceptionistsTexts = defineTexts(
  {
    title: '画面ごとの設定',
    text: '会社の設定とちがうところだけを、画面ごとに決められます。',
    signage: 'サイネージ',
    isOn: 'AI受付',
    on: { company: '会社と同じ', on: '使う', off: '使わない' },
    greeting: 'あいさつ（日本語）',
    greetingEn: 'あいさつ（English）',
    greetingHint: '空のときは、会社と同じです。',
    save: 'この画面に保存する',
    done: '画面の設定を保存しました',
    own: '会社とちがう画面',
    close: '閉じる',
  },
  {
    title: 'By screen',
    text: 'What differs from the company can be set for each screen.',
    signage: 'Signage',
    isOn: 'AI receptionist',
    on: { company: 'As the company', on: 'On', off: 'Off' },
    greeting: 'Greeting (Japanese)',
    greetingEn: 'Greeting (English)',
    greetingHint: 'Left empty, it is that of the company.',
    save: 'Save for this screen',
    done: 'Saved for the screen',
    own: 'Screens that differ',
    close: 'Close',
  },
);
