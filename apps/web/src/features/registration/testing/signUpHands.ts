import type { Language } from '@mukae/contract/language';
import { press, tick, type } from '@/testing/hands';
import { registrationTexts } from '../registration.texts';

/** What a new customer types; whatever a test is about takes the place of the usual. */
export const newCustomer = {
  organization: '株式会社はるかぜ',
  name: '春野 風子',
  kana: 'はるの ふうこ',
  email: 'haruno@harukaze.example',
  password: 'Harukaze2026!',
  phone: '03-1234-5678',
  address: '東京都千代田区1-1',
};

export type Entry = typeof newCustomer;

/** The English form does not ask how the name is read. */
const asked: Record<Language, readonly (keyof Entry)[]> = {
  ja: ['organization', 'name', 'kana', 'email', 'password', 'phone', 'address'],
  en: ['organization', 'name', 'email', 'password', 'phone', 'address'],
};

export const labelOf = (field: keyof Entry, language: Language): string => registrationTexts[language].fields[field];

export async function fillIn(language: Language, entry: Partial<Entry> = {}): Promise<void> {
  for (const field of asked[language]) await type(labelOf(field, language), entry[field] ?? newCustomer[field]);
}

export async function agree(language: Language): Promise<void> {
  await tick(registrationTexts[language].terms);
  await tick(registrationTexts[language].fees);
}

export const send = (language: Language): Promise<void> => press(registrationTexts[language].submit);
