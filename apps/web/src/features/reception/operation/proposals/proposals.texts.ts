import { defineTexts } from '@/language/texts';

export const proposalsTexts = defineTexts(
  {
    title: '返答の候補',
    say: (answer: string) => `アバターの声で伝える：${answer}`,
    show: (answer: string) => `お客様の画面に表示する：${answer}`,
    showIt: '画面に表示する',
    saying: '伝えています',
    stop: '止める',
    shownOnly: '声が使えないため、お客様の画面に表示しました',
  },
  {
    title: 'Proposed answers',
    say: (answer: string) => `Say with the avatar's voice: ${answer}`,
    show: (answer: string) => `Show on the visitor's screen: ${answer}`,
    showIt: 'Show on the screen',
    saying: 'Speaking',
    stop: 'Stop',
    shownOnly: "There is no voice here, so it is shown on the visitor's screen",
  },
);
