import { Switch, Text } from '@mantine/core';
import { awayMailMinutes } from '@mukae/contract/domain/company/awayMail';
import type { Field } from '@/forms/field';
import { flagOf } from '@/forms/fieldProps';
import { NumberField } from '@/forms/NumberField';
import type { TypedNumber } from '@/forms/typedNumber';
import { useTexts } from '@/language/LanguageProvider';
import classes from './AwayMailFields.module.css';
import { companyInfoTexts } from './companyInfo.texts';

/** Whether the administrators are told by mail of a screen that is away, and after how long. */
export function AwayMailFields({
  mails,
  after,
  hasHours,
}: {
  mails: Field<boolean>;
  after: Field<TypedNumber>;
  hasHours: boolean;
}) {
  const { away: t } = useTexts(companyInfoTexts);
  return (
    <div className={classes.fields}>
      <Switch {...flagOf(mails)} label={t.mails} description={t.mailsHint} />
      {mails.value && (
        <>
          <NumberField field={after} label={t.after} description={t.afterHint} limits={awayMailMinutes} />
          {!hasHours && (
            <Text size="sm" role="note" className={classes.note}>
              {t.noHours}
            </Text>
          )}
        </>
      )}
    </div>
  );
}
