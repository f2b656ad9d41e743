import { defineTexts } from '@/language/texts';

export const contrastTexts = defineTexts(
  {
    contrast: '読みやすさ',
    hardToRead: '背景に対して文字が読みにくい色です',
    hardToSee: (names: readonly string[]) => `受付台の色に近く、見えにくいボタンがあります：${names.join('、')}`,
    guide: (ratio: string) => `めやす ${ratio}`,
    letter: 'あ',
    lightPlate: '白い下地を敷く',
    darkPlate: '暗い下地を敷く',
    lightText: '文字を白にする',
    darkText: '文字を黒にする',
    lightOnPlate: '暗い下地に白い文字',
    darkOnPlate: '白い下地に黒い文字',
    deepen: '色を濃くする',
  },
  {
    contrast: 'Legibility',
    hardToRead: 'This colour is hard to read on what lies behind it',
    hardToSee: (names: readonly string[]) => `Close to the colour of the counter and hard to see: ${names.join(', ')}`,
    guide: (ratio: string) => `Aim for ${ratio}`,
    letter: 'A',
    lightPlate: 'Lay a light plate',
    darkPlate: 'Lay a dark plate',
    lightText: 'Make the text white',
    darkText: 'Make the text black',
    lightOnPlate: 'White text on a dark plate',
    darkOnPlate: 'Black text on a light plate',
    deepen: 'Make it deeper',
  },
);
