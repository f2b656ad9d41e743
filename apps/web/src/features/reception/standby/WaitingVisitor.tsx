import { Text } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { useServerNow } from '@/live/useServerNow';
import { lasted } from './lasted';
import { standbyTexts } from './standby.texts';
import classes from './WaitingVisitor.module.css';

/** Somebody stands at a signage and waits, rung for or not. */
export function WaitingVisitor({ since }: { since: number }) {
  const { signages: t } = useTexts(standbyTexts);
  return (
    <Text size="sm" className={classes.waiting}>
      {t.waiting(lasted(useServerNow() - since))}
    </Text>
  );
}
