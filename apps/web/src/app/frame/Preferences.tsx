import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { languageNames } from '@/language/languageNames';
import { LanguageSwitch } from '@/ui/LanguageSwitch';
import { SchemeToggle } from '@/ui/SchemeToggle';
import { frameTexts } from './frame.texts';
import classes from './Preferences.module.css';

/** Language and light: icons in the top bar, lines with words in the drawer. */
export function Preferences({ withWords = false }: { withWords?: boolean }) {
  const t = useTexts(frameTexts);
  const { language, choose } = useLanguage();
  return (
    <div className={classes.preferences} data-lines={withWords || undefined}>
      <div className={classes.line}>
        {withWords && <span aria-hidden>{t.language}</span>}
        <LanguageSwitch label={t.language} value={language} options={languageNames} onChange={choose} />
      </div>
      <div className={classes.line}>
        {withWords && <span aria-hidden>{t.appearance}</span>}
        <SchemeToggle toDark={t.toDark} toLight={t.toLight} />
      </div>
    </div>
  );
}
