import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { messagesTexts } from './messages.texts';
import classes from './OpenMessages.module.css';
import { useOpenMessages } from './useOpenMessages';

/** More than that is many: the list tells how many. */
const most = 99;

/** How many messages wait, beside the way to them; nothing while there are none. */
export function OpenMessages() {
  const t = useTexts(messagesTexts);
  const open = useOpenMessages() ?? 0;
  if (open === 0) return null;
  return (
    <>
      <span className={classes.count} aria-hidden>
        {open > most ? `${most}+` : open}
      </span>
      <VisuallyHidden>{t.waiting(open)}</VisuallyHidden>
    </>
  );
}
