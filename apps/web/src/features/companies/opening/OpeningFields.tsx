import { Textarea } from '@mantine/core';
import type { Opening } from '@mukae/contract/domain/hours/opening';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import type { Field } from '@/forms/field';
import { textOf } from '@/forms/fieldProps';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import { HoursFields } from './HoursFields';
import classes from './OpeningFields.module.css';
import { openingTexts } from './opening.texts';

/** When somebody is there, and what visitors read while nobody is; of a store only where it is not as in its company. */
export function OpeningFields({
  fields: { openingHours, absenceWords, absenceWordsEn },
  of,
}: {
  fields: { [Name in keyof Opening]: Field<Opening[Name]> };
  of: 'company' | 'store';
}) {
  const t = useTexts(openingTexts);
  return (
    <div className={classes.fields}>
      <HoursFields field={openingHours} words={{ ...t[of], week: t.week, weekHint: t.weekHint }} />
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
