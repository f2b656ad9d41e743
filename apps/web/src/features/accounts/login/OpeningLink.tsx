import { Loader, Text } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { AfterDelay } from '@/ui/AfterDelay';
import { loginTexts } from './login.texts';
import classes from './OpeningLink.module.css';

/** In place of the form, while the token of a link is being checked. */
export function OpeningLink() {
  const t = useTexts(loginTexts);
  return (
    <div className={classes.opening} role="status">
      <AfterDelay>
        <Loader size="sm" />
        <Text>{t.openingLink}</Text>
      </AfterDelay>
    </div>
  );
}
