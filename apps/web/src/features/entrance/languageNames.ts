import type { Language } from '@mukae/contract/language';
import type { LanguageOption } from '../../ui/LanguageSwitch';

export const languageNames: readonly LanguageOption<Language>[] = [
  { value: 'en', label: 'English' },
  { value: 'ja', label: '日本語' },
];
