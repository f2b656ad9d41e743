import type { Language } from '@mukae/contract/language';

/** Each language in its own words. */
export const languageNames: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'ja', label: '日本語' },
];
