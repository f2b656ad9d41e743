import { defineTexts } from '@/language/texts';

export const selectCharacterTexts = defineTexts(
  {
    en: 'Character',
    title: 'キャラクターの選択',
    text: 'お客様に応対するときの姿を選びます。',
    loading: 'キャラクターを読み込んでいます',
    choice: 'キャラクター',
    preview: '待機中のようす',
    undecided: (name: string) => `未定のときは ${name} になります。`,
    noneTitle: 'キャラクターはまだいません',
    savedTitle: 'キャラクターを変更しました',
    close: '閉じる',
  },
  {
    en: 'Account',
    title: 'Choose a character',
    text: 'How you look to visitors.',
    loading: 'Loading the characters',
    choice: 'Characters',
    preview: 'Waiting for visitors',
    undecided: (name: string) => `Until you choose one, visitors see ${name}.`,
    noneTitle: 'There are no characters yet',
    savedTitle: 'The character was changed',
    close: 'Close',
  },
);
