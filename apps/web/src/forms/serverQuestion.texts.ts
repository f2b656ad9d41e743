import { defineTexts } from '@/language/texts';

export const serverQuestionTexts = defineTexts(
  { cancel: 'やめる', change: '変更する', question: 'このまま続けますか' },
  { cancel: 'Cancel', change: 'Change', question: 'Go on?' },
);
