export const languages = ['ja', 'en'] as const;
export type Language = (typeof languages)[number];
export type Bilingual = Readonly<Record<Language, string>>;

/** The first language of an Accept-Language header that we speak; Japanese where it names none. */
export function languageFrom(acceptLanguage: string | undefined): Language {
  for (const range of (acceptLanguage ?? '').split(',')) {
    const tag = range.trim().slice(0, 2).toLowerCase();
    if (tag === 'ja' || tag === 'en') return tag;
  }
  return 'ja';
}
