import { defineTexts } from '@/language/texts';

export const colourTexts = defineTexts(
  {
    names: {
      '#125a4e': '深緑',
      '#b4530f': '橙',
      '#27569c': '青',
      '#6b4a9c': '紫',
      '#8c2f4a': '臙脂',
      '#7a5b12': '黄土',
      '#1d2b50': '紺',
      '#1b2333': '墨',
      '#fffdf9': '白',
      '#ffc45c': '山吹',
    },
    other: 'ほかの色',
  },
  {
    names: {
      '#125a4e': 'Pine green',
      '#b4530f': 'Orange',
      '#27569c': 'Blue',
      '#6b4a9c': 'Purple',
      '#8c2f4a': 'Crimson',
      '#7a5b12': 'Ochre',
      '#1d2b50': 'Navy',
      '#1b2333': 'Ink',
      '#fffdf9': 'White',
      '#ffc45c': 'Amber',
    },
    other: 'Another colour',
  },
);
