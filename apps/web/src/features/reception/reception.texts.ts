import { defineTexts } from '../../language/texts';

export const receptionTexts = defineTexts(
  {
    standby: { en: 'Reception standby', title: '受付待機' },
    greeting: {
      morning: (name: string) => `おはようございます、${name}さん。`,
      day: (name: string) => `こんにちは、${name}さん。`,
      evening: (name: string) => `こんばんは、${name}さん。`,
    },
    loading: '読み込んでいます',
    servesAs: (character: string) => `${character} で応対します`,
    undecided: 'キャラクターは未定です。先頭のキャラクターで応対します。',
    chooseCharacter: 'キャラクターを選ぶ',
  },
  {
    standby: { en: 'Reception', title: 'Reception standby' },
    greeting: {
      morning: (name: string) => `Good morning, ${name}.`,
      day: (name: string) => `Hello, ${name}.`,
      evening: (name: string) => `Good evening, ${name}.`,
    },
    loading: 'Loading',
    servesAs: (character: string) => `You serve as ${character}`,
    undecided: 'No character is chosen. You serve as the first one.',
    chooseCharacter: 'Choose a character',
  },
);
