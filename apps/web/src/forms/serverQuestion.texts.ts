import { defineTexts } from '@/language/texts';

export const serverQuestionTexts = defineTexts(
  { cancel: 'やめる', change: '変更する' },
  { cancel: 'Cancel', change: 'Change' },
);
