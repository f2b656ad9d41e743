import { defineTexts } from '../../../language/texts';

export const companyPickerTexts = defineTexts(
  {
    label: '表示する会社',
    all: 'すべての会社',
    nothing: '見つかりません',
    needed: '会社を選んでください',
  },
  {
    label: 'Company shown',
    all: 'All companies',
    nothing: 'Nothing found',
    needed: 'Choose a company',
  },
);
