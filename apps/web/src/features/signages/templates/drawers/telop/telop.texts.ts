import { defineTexts } from '@/language/texts';

// Made once: they are asked with every letter.
const { format: inJapanese } = new Intl.NumberFormat('ja');
const { format: inEnglish } = new Intl.NumberFormat('en');

export const telopTexts = defineTexts(
  {
    text: '表示する文',
    about: '改行した所で行が変わります。',
    lines: (count: number) => `${inJapanese(count)} 行`,
    characters: (count: number, max: number) => `${inJapanese(count)} / ${inJapanese(max)} 文字`,
    tooLong: (over: number, max: number) =>
      `${inJapanese(max)} 文字までです。${inJapanese(over)} 文字減らすと画面に反映されます。`,
    colour: '文字の色',
    automatic: '自動',
    plate: '下地',
    noPlate: 'なし',
  },
  {
    text: 'Text to show',
    about: 'A line break here is a line break on the screen.',
    lines: (count: number) => (count === 1 ? '1 line' : `${inEnglish(count)} lines`),
    characters: (count: number, max: number) => `${inEnglish(count)} / ${inEnglish(max)} characters`,
    tooLong: (over: number, max: number) =>
      `At most ${inEnglish(max)} characters: the screen shows it once there are ${inEnglish(over)} less.`,
    colour: 'Text colour',
    automatic: 'Automatic',
    plate: 'Plate behind it',
    noPlate: 'None',
  },
);
