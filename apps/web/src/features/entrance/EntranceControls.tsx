import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { languageNames } from '@/language/languageNames';
import { LanguageSwitch } from '@/ui/LanguageSwitch';
import { SchemeToggle } from '@/ui/SchemeToggle';
import { entranceTexts } from './entrance.texts';

/** Language and light, for the pages without the top bar. */
export function EntranceControls() {
  const t = useTexts(entranceTexts);
  const { language, choose } = useLanguage();
  return (
    <>
      <LanguageSwitch label={t.language} value={language} options={languageNames} onChange={choose} />
      <SchemeToggle toDark={t.toDark} toLight={t.toLight} />
    </>
  );
}
