import { type Language, languages } from '@mukae/contract/language';

const storageKey = 'mukae.language';

const isLanguage = (value: string | null): value is Language => languages.some((language) => language === value);

/** The language a person chose on this device; null while she has not. */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : null;
}

export const rememberLanguage = (language: Language): void => localStorage.setItem(storageKey, language);
