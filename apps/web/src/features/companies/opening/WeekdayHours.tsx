import { Checkbox, Text, TextInput } from '@mantine/core';
import type { OpenTime } from '@mukae/contract/domain/hours/openingHours';
import type { Field } from '@/forms/field';
import { textOf } from '@/forms/fieldProps';
import { presentField } from '@/forms/presentField';
import { useTexts } from '@/language/LanguageProvider';
import { openingTexts } from './opening.texts';
import { usualTime } from './openingDraft';
import classes from './WeekdayHours.module.css';

/** One day of the week: closed, or from when to when. */
export function WeekdayHours({ day, field }: { day: string; field: Field<OpenTime | null> }) {
  const t = useTexts(openingTexts);
  const time = presentField(field);
  return (
    <div className={classes.day}>
      <Checkbox
        className={classes.name}
        label={day}
        checked={time !== null}
        onChange={({ currentTarget }) => field.set(currentTarget.checked ? usualTime : null)}
      />
      {time ? (
        <>
          <TextInput {...textOf(time.at('opens'))} className={classes.time} type="time" aria-label={t.opens(day)} />
          <span aria-hidden>–</span>
          <TextInput {...textOf(time.at('closes'))} className={classes.time} type="time" aria-label={t.closes(day)} />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {t.closed}
        </Text>
      )}
    </div>
  );
}
