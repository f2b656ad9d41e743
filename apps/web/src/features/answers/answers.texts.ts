import { defineTexts } from '@/language/texts';

/** What every page of the answers says. */
export const answersTexts = defineTexts(
  {
    en: 'AI receptionist',
    companyNeeded: '質問と答えは、会社ごとにあります。',
    suggested: 'おすすめの質問',
    picture: '絵つき',
    alike: '似た答えあり',
    close: '閉じる',
  },
  {
    en: 'AI receptionist',
    companyNeeded: 'Each company has its own questions and answers.',
    suggested: 'Suggested',
    picture: 'With a picture',
    alike: 'Alike',
    close: 'Close',
  },
);
