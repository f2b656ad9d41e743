import { useLanguage, useTexts } from '../../language/LanguageProvider';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { SchemeToggle } from '../../ui/SchemeToggle';
import { entranceTexts } from './entrance.texts';
import { languageNames } from './languageNames';

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
