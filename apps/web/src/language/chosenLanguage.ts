import { type Language, languages } from '@mukae/contract/language';

const storageKey = 'mukae.language';

const isLanguage = (value: string | null): value is Language => languages.some((language) => language === value);

/** The language a person chose on this device; null while she has not. */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : null;
}

export const rememberLanguage = (language: Language): void => localStorage.setItem(storageKey, language);

/** Hears of a choice in another tab. Answers with how to stop. */
export function hearChoiceElsewhere(choose: (language: Language) => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey && isLanguage(newValue)) choose(newValue);
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
