import { defineTexts } from '@/language/texts';

export const companyPickerTexts = defineTexts(
  {
    label: '表示する会社',
    all: 'すべての会社',
    choose: '会社を選ぶ',
    nothing: '見つかりません',
    needed: '会社を選んでください',
    whereToAdd: '選んだ会社に追加します。',
  },
  {
    label: 'Company shown',
    all: 'All companies',
    choose: 'Choose a company',
    nothing: 'Nothing found',
    needed: 'Choose a company',
    whereToAdd: 'What you add belongs to the company you choose.',
  },
);
