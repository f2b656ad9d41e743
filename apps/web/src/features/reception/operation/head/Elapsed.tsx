import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { useServerNow } from '@/live/useServerNow';
import { operationTexts } from '../operation.texts';
import { elapsed } from './elapsed';
import classes from './OperationHead.module.css';

export function Elapsed({ since }: { since: number }) {
  const t = useTexts(operationTexts);
  const now = useServerNow();
  return (
    <span className={classes.clock} role="timer">
      <VisuallyHidden>{t.elapsed}</VisuallyHidden>
      {elapsed(now - since)}
    </span>
  );
}
