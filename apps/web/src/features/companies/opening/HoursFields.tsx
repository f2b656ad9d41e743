import { Switch, Text } from '@mantine/core';
import type { OpeningHours } from '@mukae/contract/domain/hours/openingHours';
import { weekdays } from '@mukae/contract/domain/hours/weekday';
import type { Field } from '@/forms/field';
import { presentField } from '@/forms/presentField';
import { useTexts } from '@/language/LanguageProvider';
import { ClosingDays } from './ClosingDays';
import classes from './OpeningFields.module.css';
import { openingTexts } from './opening.texts';
import { usualWeek } from './openingDraft';
import { WeekdayHours } from './WeekdayHours';

/** From when to when on each day of the week, and the days off; or nothing of the kind. */
export function HoursFields({
  field,
  words,
}: {
  field: Field<OpeningHours | null>;
  words: { hours: string; hoursHint: string; week: string; weekHint: string };
}) {
  const { days } = useTexts(openingTexts);
  const hours = presentField(field);
  return (
    <>
      <Switch
        label={words.hours}
        description={words.hoursHint}
        checked={hours !== null}
        onChange={({ currentTarget }) => field.set(currentTarget.checked ? usualWeek : null)}
      />
      {hours && (
        <>
          <fieldset className={classes.week}>
            <legend>{words.week}</legend>
            {weekdays.map((day) => (
              <WeekdayHours key={day} day={days[day]} field={hours.at('week').at(day)} />
            ))}
            <Text size="xs" c="dimmed">
              {words.weekHint}
            </Text>
          </fieldset>
          <ClosingDays field={hours.at('closedOn')} />
        </>
      )}
    </>
  );
}
