import { defineTexts } from '@/language/texts';

export const serverQuestionTexts = defineTexts(
  { cancel: 'やめる', change: '変更する', goOn: 'このまま続けますか' },
  { cancel: 'Cancel', change: 'Change', goOn: 'Go on?' },
);
