import { languageOf } from '@mukae/contract/domain/talk/languageOf';
import classes from './Translated.module.css';
import { useTranslated } from './useTranslated';

/** Under what somebody said: what it means in the other language. */
export function Translated({ text }: { text: string }) {
  const translated = useTranslated(text);
  if (translated === null) return null;
  return (
    <span className={classes.words} lang={languageOf(text) === 'ja' ? 'en' : 'ja'}>
      {translated}
    </span>
  );
}
