import { useTexts } from '@/language/LanguageProvider';
import classes from './NobodyAssigned.module.css';
import { signagesTexts } from './signages.texts';

/** No operator, which is not nobody: who is called instead. */
export function NobodyAssigned() {
  const t = useTexts(signagesTexts);
  return (
    <span className={classes.nobody}>
      <span>{t.none}</span>
      <small className={classes.instead}>{t.ringsInstead}</small>
    </span>
  );
}
