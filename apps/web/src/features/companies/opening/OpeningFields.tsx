import { Switch, Text, Textarea } from '@mantine/core';
import type { Opening } from '@mukae/contract/domain/hours/opening';
import { weekdays } from '@mukae/contract/domain/hours/weekday';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import type { Field } from '@/forms/field';
import { textOf } from '@/forms/fieldProps';
import { presentField } from '@/forms/presentField';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import { ClosingDays } from './ClosingDays';
import classes from './OpeningFields.module.css';
import { openingTexts } from './opening.texts';
import { usualHours } from './openingDraft';
import { WeekdayHours } from './WeekdayHours';

/** When somebody is there, and what visitors read while nobody is; of a store only where it is not as in its company. */
export function OpeningFields({
  fields: { openingHours, absenceWords, absenceWordsEn },
  of,
}: {
  fields: { [Name in keyof Opening]: Field<Opening[Name]> };
  of: 'company' | 'store';
}) {
  const t = useTexts(openingTexts);
  const hours = presentField(openingHours);
  return (
    <div className={classes.fields}>
      <Switch
        label={t[of].hours}
        description={t[of].hoursHint}
        checked={hours !== null}
        onChange={({ currentTarget }) => openingHours.set(currentTarget.checked ? usualHours : null)}
      />
      {hours && (
        <>
          <fieldset className={classes.week}>
            <legend>{t.week}</legend>
            {weekdays.map((day) => (
              <WeekdayHours key={day} day={t.days[day]} field={hours.at('week').at(day)} />
            ))}
            <Text size="xs" c="dimmed">
              {t.weekHint}
            </Text>
          </fieldset>
          <ClosingDays field={hours.at('closedOn')} />
        </>
      )}
      <Fields>
        <Textarea
          {...textOf(absenceWords)}
          label={t.absenceWords}
          description={t[of].absenceHint}
          placeholder={sceneWords.absent.ja}
          rows={2}
        />
        <Textarea
          {...textOf(absenceWordsEn)}
          label={t.absenceWordsEn}
          description={t.absenceHintEn}
          placeholder={sceneWords.absent.en}
          rows={2}
        />
      </Fields>
    </div>
  );
}
