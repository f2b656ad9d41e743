import type { Expression, Motion } from '@mukae/contract/domain/avatar/motions';
import { defineTexts } from '@/language/texts';

export const motionsTexts = defineTexts(
  {
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
    key: (key: string) => `キー ${key}`,
    nextExpression: (key: string) => `キー ${key} で次の表情`,
    overFace: '表情は、お顔の動きに重ねて使われます。',
    whileWatching: 'モニタリング中は使えません。',
  },
  {
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
    key: (key: string) => `Key ${key}`,
    nextExpression: (key: string) => `Key ${key}: next expression`,
    overFace: 'Added to what your own face does.',
    whileWatching: 'Not available while you monitor.',
  },
);
