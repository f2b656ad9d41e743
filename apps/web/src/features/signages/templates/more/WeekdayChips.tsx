import { Chip } from '@mantine/core';
import { type Weekday, weekdays } from '@mukae/contract/domain/hours/weekday';
import type { Field } from '@/forms/field';
import { useTexts } from '@/language/LanguageProvider';
import { moreTexts } from './more.texts';
import classes from './WeekdayChips.module.css';

/** Days of the week, any of which may be chosen. */
export function WeekdayChips({ field: { id, value, fault, set } }: { field: Field<Weekday[]> }) {
  const { hours: t } = useTexts(moreTexts);
  return (
    <fieldset id={id} tabIndex={-1} className={classes.days}>
      <legend>{t.days}</legend>
      <Chip.Group multiple value={value} onChange={(names) => set(weekdays.filter((day) => names.includes(day)))}>
        {weekdays.map((day) => (
          <Chip key={day} value={day} size="sm">
            {t.day[day]}
          </Chip>
        ))}
      </Chip.Group>
      {fault && (
        <p className={classes.fault} role="alert">
          {t.daysFault}
        </p>
      )}
    </fieldset>
  );
}
