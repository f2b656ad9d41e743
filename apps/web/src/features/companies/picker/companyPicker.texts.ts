import { defineTexts } from '@/language/texts';

export const companyPickerTexts = defineTexts(
  {
    label: '表示する会社',
    all: 'すべての会社',
    nothing: '見つかりません',
    needed: '会社を選んでください',
    whereToAdd: '選んだ会社に追加します。',
  },
  {
    label: 'Company shown',
    all: 'All companies',
    nothing: 'Nothing found',
    needed: 'Choose a company',
    whereToAdd: 'What you add belongs to the company you choose.',
  },
);
