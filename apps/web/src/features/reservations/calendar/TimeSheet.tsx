import { ActionIcon, Button } from '@mantine/core';
import { slotMinutes, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { japanTimeOfDay } from '@mukae/contract/domain/time/japanTime';
import { dayInWords } from '@/dates/dayInWords';
import { endOfSlot, slotInWords } from '@/dates/slotInWords';
import { IconMinus, IconPlus, IconX } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { WaitButton } from '../booking/WaitButton';
import { calendarTexts } from './calendar.texts';
import { type Grounds, type Picked, stretched } from './picking';
import classes from './TimeSheet.module.css';

/** At the foot of a phone: when it begins and ends, in steps of ten minutes, and one button. */
export function TimeSheet({
  picked: { kind, slot },
  grounds,
  mayWait,
  onSlot,
  onLetGo,
  onReserve,
}: {
  picked: Picked;
  grounds: Grounds;
  mayWait: boolean;
  onSlot: (slot: TimeSlot) => void;
  onLetGo: () => void;
  onReserve: () => void;
}) {
  const { ask: t } = useTexts(calendarTexts);
  const { language } = useLanguage();
  const steps = (edge: 'start' | 'end') => ({
    earlier: stretched(slot, edge, -1, grounds),
    later: stretched(slot, edge, 1, grounds),
    onSlot,
  });
  return (
    <section className={classes.sheet} aria-label={dayInWords(slot.startsAt, language)}>
      <div className={classes.head}>
        <b>{dayInWords(slot.startsAt, language)}</b>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t.cancel} onClick={onLetGo}>
          <IconX size={20} stroke={1.8} aria-hidden />
        </ActionIcon>
      </div>
      {kind === 'free' ? (
        <>
          <Stepper label={t.start} value={japanTimeOfDay(slot.startsAt)} {...steps('start')} />
          <Stepper label={t.end} value={endOfSlot(slot)} {...steps('end')} />
          <Button fullWidth size="lg" className={classes.go} onClick={onReserve}>
            {t.reserveFor(slotMinutes(slot))}
          </Button>
        </>
      ) : (
        <>
          <p className={classes.taken}>
            <b>{slotInWords(slot)}</b>
            <span>{t.taken}</span>
          </p>
          {mayWait && <WaitButton fullWidth size="lg" slot={slot} onDone={onLetGo} />}
        </>
      )}
    </section>
  );
}

function Stepper({
  label,
  value,
  earlier,
  later,
  onSlot,
}: {
  label: string;
  value: string;
  /** Null: not possible. */
  earlier: TimeSlot | null;
  later: TimeSlot | null;
  onSlot: (slot: TimeSlot) => void;
}) {
  const { ask: t } = useTexts(calendarTexts);
  const go = (slot: TimeSlot | null) => () => slot && onSlot(slot);
  return (
    <div className={classes.stepper}>
      <span>{label}</span>
      <ActionIcon variant="default" size={44} aria-label={t.earlier(label)} disabled={!earlier} onClick={go(earlier)}>
        <IconMinus size={18} stroke={2} aria-hidden />
      </ActionIcon>
      <b aria-live="polite">{value}</b>
      <ActionIcon variant="default" size={44} aria-label={t.later(label)} disabled={!later} onClick={go(later)}>
        <IconPlus size={18} stroke={2} aria-hidden />
      </ActionIcon>
    </div>
  );
}
