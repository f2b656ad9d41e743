import { defineTexts } from '@/language/texts';

export const placeTexts = defineTexts(
  {
    place: '位置と大きさ',
    back: '標準に戻す',
    sides: { x: '横', y: '縦', width: '幅', height: '高さ' },
    noNumber: '整数で入力してください',
    tooSmall: (least: number) => `${least} 以上にしてください`,
    tooLarge: (most: number) => `${most} 以下にしてください`,
    onCounter: 'タッチボタンは、だれの手も届く受付台の上に置けます。',
  },
  {
    place: 'Place and size',
    back: 'Back to the preset',
    sides: { x: 'Left', y: 'Top', width: 'Width', height: 'Height' },
    noNumber: 'Enter a whole number',
    tooSmall: (least: number) => `${least} or more`,
    tooLarge: (most: number) => `${most} or less`,
    onCounter: 'Touch buttons can be placed on the counter, within everybody’s reach.',
  },
);
