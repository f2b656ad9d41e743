import type { Expression, Motion } from '@mukae/contract/domain/avatar/motions';
import { defineTexts } from '@/language/texts';

export const motionsTexts = defineTexts(
  {
    panel: 'しぐさと表情',
    title: 'しぐさ',
    motions: {
      bow: 'おじぎ',
      wave: '手を振る',
      nod: 'うなずく',
      tilt: '首をかしげる',
      showLeft: '左へご案内',
      showRight: '右へご案内',
      think: '考える',
      pleaseWait: 'お待ちください',
    } satisfies Record<Motion, string>,
    expression: '表情',
    expressions: {
      plain: 'ふつう',
      smile: 'ほほえみ',
      joy: 'よろこび',
      sorry: 'おわび',
      surprise: 'おどろき',
      serious: 'まじめ',
    } satisfies Record<Expression, string>,
    next: 'で次へ',
    overFace: '表情は、お顔の動きに重ねて使われます。',
    hindrances: {
      apart: 'お客様とつながると使えます。',
      unseen: 'アバターがお客様の画面に出ると使えます。',
      still: 'お客様の画面は、動きを減らす設定です。アバターは静止画で表示されています。',
    },
  },
  {
    panel: 'Motions and expressions',
    title: 'Motions',
    motions: {
      bow: 'Bow',
      wave: 'Wave',
      nod: 'Nod',
      tilt: 'Tilt head',
      showLeft: 'Show left',
      showRight: 'Show right',
      think: 'Think',
      pleaseWait: 'Please wait',
    },
    expression: 'Expression',
    expressions: {
      plain: 'Plain',
      smile: 'Smile',
      joy: 'Joy',
      sorry: 'Sorry',
      surprise: 'Surprise',
      serious: 'Serious',
    },
    next: 'for the next',
    overFace: 'Added to what your own face does.',
    hindrances: {
      apart: 'Ready as soon as you are connected to the visitor.',
      unseen: 'Ready as soon as the avatar is on the visitor’s screen.',
      still: 'The visitor’s screen is set to less motion: the avatar is a still picture there.',
    },
  },
);
