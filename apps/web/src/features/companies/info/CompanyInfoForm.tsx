import { TextInput } from '@mantine/core';
import { type CompanyAnswer, companyCalls, companyInfoFields } from '@mukae/contract/calls/companies';
import { pauseAfterCallMax } from '@mukae/contract/domain/company/pauseAfterCall';
import * as z from 'zod/mini';
import { call } from '@/api/call';
import { FormTrouble } from '@/forms/FormTrouble';
import { textOf } from '@/forms/fieldProps';
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
import { useCompanyScope } from '../companyScope';
import { OpeningFields } from '../opening/OpeningFields';
import { openingTexts } from '../opening/opening.texts';
import { openingDraft } from '../opening/openingDraft';
import { AwayMailFields } from './AwayMailFields';
import classes from './CompanyInfoForm.module.css';
import { companyInfoTexts } from './companyInfo.texts';

const infoChange = z.partial(z.object(companyInfoFields));

interface Draft extends ReturnType<typeof openingDraft> {
  address: string;
  contact: string;
  pauseAfterCall: TypedNumber;
  mailsWhenAway: boolean;
  awayMailAfter: TypedNumber;
}

/** What a company tells of itself, and how its reception works. */
export function CompanyInfoForm({ company, onReload }: { company: CompanyAnswer; onReload: () => void }) {
  const { info: t, away } = useTexts(companyInfoTexts);
  const { panel } = useTexts(openingTexts);
  const scope = useCompanyScope();
  const { address, contact, pauseAfterCall, mailsWhenAway, awayMailAfter, version: seenVersion } = company;
  const before: Draft = {
    address,
    contact,
    pauseAfterCall,
    mailsWhenAway,
    awayMailAfter,
    ...openingDraft(company),
  };
  const form = usePageForm({ first: before, read: (draft) => readChange(infoChange, before, draft) });
  const { atForm, submit } = useGuardedChange({
    form,
    send: ({ wanted }) => call(companyCalls.changeCompanyInfo, { ...scope, ...wanted, seenVersion }),
    onDone: () => {
      onReload();
      void toast.success({ title: t.done, closeLabel: t.close });
    },
  });

  return (
    <>
      <FormTrouble trouble={atForm.trouble} onReload={onReload} />
      <form noValidate onSubmit={form.whenRight(submit)} className={classes.form}>
        <Panel space="form" title={t.basics}>
          <Fields>
            <TextInput {...textOf(form.at('address'))} label={t.address} autoComplete="off" />
            <TextInput
              {...textOf(form.at('contact'))}
              label={t.contact}
              placeholder={t.contactExample}
              autoComplete="off"
            />
          </Fields>
        </Panel>
        <Panel space="form" title={panel}>
          <OpeningFields
            fields={{
              openingHours: form.at('openingHours'),
              absenceWords: form.at('absenceWords'),
              absenceWordsEn: form.at('absenceWordsEn'),
            }}
            of="company"
          />
        </Panel>
        <Panel space="form" title={t.reception}>
          <NumberField
            field={form.at('pauseAfterCall')}
            label={t.pause}
            description={t.pauseHint}
            limits={{ min: 0, max: pauseAfterCallMax }}
          />
        </Panel>
        <Panel space="form" title={away.title}>
          <AwayMailFields
            mails={form.at('mailsWhenAway')}
            after={form.at('awayMailAfter')}
            hasHours={form.at('openingHours').value !== null}
          />
        </Panel>
        <SaveFoot unchanged={form.untouched} busy={atForm.busy} back={null} />
      </form>
    </>
  );
}
