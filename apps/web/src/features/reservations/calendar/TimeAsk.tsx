import { Button } from '@mantine/core';
import { feeOf } from '@mukae/contract/domain/reservation/fee';
import { slotMinutes } from '@mukae/contract/domain/reservation/slot';
import { useTexts } from '@/language/LanguageProvider';
import { WaitButton } from '../booking/WaitButton';
import { calendarTexts } from './calendar.texts';
import type { Picked } from './picking';
import classes from './TimeAsk.module.css';

/** Small words below what is picked: how long, how much, and whether to go on. */
export function TimeAsk({
  picked,
  feeRate,
  mayWait,
  onLetGo,
  onReserve,
}: {
  picked: Picked;
  feeRate: number;
  mayWait: boolean;
  onLetGo: () => void;
  onReserve: () => void;
}) {
  const { ask: t } = useTexts(calendarTexts);
  const minutes = slotMinutes(picked.slot);
  const isFree = picked.kind === 'free';
  return (
    <div className={classes.ask}>
      <span className={classes.words} role="status">
        <b>{isFree ? t.price(minutes, feeOf(minutes, feeRate)) : t.taken}</b>
        {(isFree || mayWait) && <span>{isFree ? t.beforeTax : t.takenHint}</span>}
      </span>
      <span className={classes.buttons}>
        <Button size="xs" variant="default" onClick={onLetGo}>
          {t.cancel}
        </Button>
        {isFree && (
          <Button size="xs" onClick={onReserve}>
            {t.reserve}
          </Button>
        )}
        {mayWait && <WaitButton size="xs" slot={picked.slot} onDone={onLetGo} />}
      </span>
    </div>
  );
}
