import { Switch } from '@mantine/core';
import { type BookingRulesAnswer, bookingRuleCalls, bookingRuleFields } from '@mukae/contract/calls/bookingRules';
import type { OpeningHours } from '@mukae/contract/domain/hours/openingHours';
import { bufferMinutesMax, bufferMinutesStep, noticeMinutesMax } from '@mukae/contract/domain/reservation/bookingRules';
import * as z from 'zod/mini';
import { call } from '@/api/call';
import { HoursFields, useCompanyScope } from '@/features/companies';
import { FormTrouble } from '@/forms/FormTrouble';
import { flagOf } from '@/forms/fieldProps';
import { NumberField } from '@/forms/NumberField';
import { readChange } from '@/forms/reading';
import { SaveFoot } from '@/forms/SaveFoot';
import type { TypedNumber } from '@/forms/typedNumber';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import classes from './BookingRulesForm.module.css';
import { bookingRulesTexts } from './bookingRules.texts';

const rulesChange = z.partial(z.object(bookingRuleFields));

interface Draft {
  hours: OpeningHours | null;
  closedOnHolidays: boolean;
  bufferMinutes: TypedNumber;
  noticeMinutes: TypedNumber;
}

export function BookingRulesForm({ rules, onReload }: { rules: BookingRulesAnswer; onReload: () => void }) {
  const t = useTexts(bookingRulesTexts);
  const scope = useCompanyScope();
  const { hours, closedOnHolidays, bufferMinutes, noticeMinutes, version: seenVersion } = rules;
  const before: Draft = { hours, closedOnHolidays, bufferMinutes, noticeMinutes };
  const form = usePageForm({ first: before, read: (draft) => readChange(rulesChange, before, draft) });
  const { atForm, submit } = useGuardedChange({
    form,
    send: ({ wanted }) => call(bookingRuleCalls.changeBookingRules, { ...scope, ...wanted, seenVersion }),
    onDone: () => {
      onReload();
      void toast.success({ title: t.done, closeLabel: t.close });
    },
  });
  return (
    <>
      <FormTrouble trouble={atForm.trouble} onReload={onReload} />
      <form noValidate onSubmit={form.whenRight(submit)} className={classes.form}>
        <Panel space="form" title={t.when}>
          <div className={classes.fields}>
            <HoursFields field={form.at('hours')} words={t.hours} />
            <Switch {...flagOf(form.at('closedOnHolidays'))} label={t.holidays} description={t.holidaysHint} />
          </div>
        </Panel>
        <Panel space="form" title={t.spacing}>
          <Fields>
            <NumberField
              field={form.at('bufferMinutes')}
              label={t.buffer}
              description={t.bufferHint}
              limits={{ min: 0, max: bufferMinutesMax }}
              step={bufferMinutesStep}
            />
            <NumberField
              field={form.at('noticeMinutes')}
              label={t.notice}
              description={t.noticeHint}
              limits={{ min: 0, max: noticeMinutesMax }}
              step={10}
            />
          </Fields>
        </Panel>
        <SaveFoot unchanged={form.untouched} busy={atForm.busy} back={null} />
      </form>
    </>
  );
}
