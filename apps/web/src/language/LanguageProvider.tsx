import type { Language } from '@mukae/contract/language';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { speak } from '@/api/answer';
import { chosenLanguage, hearChoiceElsewhere, rememberLanguage } from './chosenLanguage';
import type { Texts } from './texts';

interface LanguageChoice {
  language: Language;
  choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice>({ language: 'ja', choose: () => undefined });

function begin(language: Language): Language {
  speak(language);
  return language;
}

/** Japanese first, until a person chooses. A page may begin in another language; a choice made there holds everywhere. */
export function LanguageProvider({ initial = 'ja', children }: { initial?: Language; children: ReactNode }) {
  const outer = use(LanguageContext);
  const [language, setLanguage] = useState<Language>(() => begin(chosenLanguage() ?? initial));

  useEffect(() => {
    document.documentElement.lang = begin(language);
    return () => {
      document.documentElement.lang = begin(outer.language);
    };
  }, [language, outer.language]);

  useEffect(() => hearChoiceElsewhere((next) => setLanguage(begin(next))), []);

  const choose = (next: Language) => {
    rememberLanguage(next);
    setLanguage(begin(next));
    outer.choose(next);
  };
  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>;
}

export const useLanguage = (): LanguageChoice => use(LanguageContext);

export const useTexts = <W,>(texts: Texts<W>): W => texts[useLanguage().language];
