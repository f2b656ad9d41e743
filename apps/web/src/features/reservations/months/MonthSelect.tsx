import { ActionIcon, Select } from '@mantine/core';
import { monthBeside } from '@mukae/contract/domain/time/japanTime';
import { monthInWords } from '@/dates/monthInWords';
import { IconChevronLeft, IconChevronRight } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import classes from './MonthSelect.module.css';
import { monthsTexts } from './months.texts';
import { monthsAround } from './monthsAround';

/** One month, the one before or the one after; `everyMonth`: the word for all of them, where that is a choice. */
export function MonthSelect({
  month,
  thisMonth,
  last,
  everyMonth,
  onMonth,
}: {
  /** Empty: all of them. */
  month: string;
  thisMonth: string;
  /** Beyond it lies nothing to be seen. */
  last?: string | undefined;
  everyMonth?: string;
  onMonth: (month: string) => void;
}) {
  const t = useTexts(monthsTexts);
  const { language } = useLanguage();
  const named = monthsAround(month || thisMonth, thisMonth, last).map((value) => ({
    value,
    label: monthInWords(value, language),
  }));
  const isLast = last !== undefined && month >= last;
  return (
    <div className={classes.months}>
      <Step
        label={t.previous}
        Icon={IconChevronLeft}
        off={month === ''}
        onStep={() => onMonth(monthBeside(month, -1))}
      />
      <Select
        className={classes.month}
        aria-label={t.month}
        data={everyMonth === undefined ? named : [{ value: '', label: everyMonth }, ...named]}
        value={month}
        onChange={(value) => onMonth(value ?? '')}
        allowDeselect={false}
        maxDropdownHeight={320}
      />
      <Step
        label={t.next}
        Icon={IconChevronRight}
        off={month === '' || isLast}
        onStep={() => onMonth(monthBeside(month, 1))}
      />
    </div>
  );
}

function Step({
  label,
  Icon,
  off,
  onStep,
}: {
  label: string;
  Icon: typeof IconChevronLeft;
  off: boolean;
  onStep: () => void;
}) {
  return (
    <ActionIcon variant="default" size={42} radius="md" aria-label={label} disabled={off} onClick={onStep}>
      <Icon size={18} stroke={1.8} aria-hidden />
    </ActionIcon>
  );
}
