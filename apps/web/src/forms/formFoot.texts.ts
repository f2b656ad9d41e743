import { defineTexts } from '@/language/texts';

export const formFootTexts = defineTexts(
  {
    unchanged: '変更はまだありません',
    back: '戻る',
    save: '保存する',
    leaving: {
      question: '保存せずに離れますか',
      text: '入力した内容は失われます。',
      cancel: 'やめる',
      confirm: '離れる',
    },
  },
  {
    unchanged: 'Nothing has changed yet',
    back: 'Back',
    save: 'Save',
    leaving: {
      question: 'Leave without saving?',
      text: 'What you have entered will be lost.',
      cancel: 'Cancel',
      confirm: 'Leave',
    },
  },
);
