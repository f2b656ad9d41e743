import { Button, Text } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { useServerNow } from '@/live/useServerNow';
import classes from './Pause.module.css';
import { standbyTexts } from './standby.texts';

/** The moment after a call in which nobody rings; whoever does not need it is there at once. */
export function Pause({ until, isBusy, onReady }: { until: number; isBusy: boolean; onReady: () => void }) {
  const { mine: t } = useTexts(standbyTexts);
  const seconds = Math.max(0, Math.ceil((until - useServerNow()) / 1000));
  return (
    <div className={classes.pause}>
      <Text size="sm" role="timer">
        {t.paused(seconds)}
      </Text>
      <Button variant="light" size="compact-sm" disabled={isBusy} onClick={onReady}>
        {t.ready}
      </Button>
    </div>
  );
}
