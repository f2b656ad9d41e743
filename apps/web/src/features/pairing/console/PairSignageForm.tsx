import { TextInput } from '@mantine/core';
import { pairingCalls, pairingCodeField } from '@mukae/contract/calls/pairing';
import { signageCalls } from '@mukae/contract/calls/signages';
import { pairingPollMs } from '@mukae/contract/domain/pairing/pairing';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { call } from '@/api/call';
import { signageChanges, signagePaths } from '@/features/signages';
import { AddFoot } from '@/forms/AddFoot';
import { FormFaults } from '@/forms/FormFaults';
import { FormTrouble } from '@/forms/FormTrouble';
import { isUntouched } from '@/forms/isUntouched';
import { ServerQuestion } from '@/forms/ServerQuestion';
import { useAfterChange } from '@/forms/useAfterChange';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { formFaults } from '@/language/formFaults';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { PairingSteps } from './PairingSteps';
import classes from './PairSignageForm.module.css';
import { pairSignageTexts } from './pairSignage.texts';
import { SignageSelect } from './SignageSelect';

const entry = z.object({ code: pairingCodeField, signage: z.string().check(z.minLength(1, 'required')) });

/** Which device becomes which signage. The code on its screen leads here with itself, the list with the signage. */
export function PairSignageForm() {
  const t = useTexts(pairSignageTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const leave = useAfterChange(signageChanges);
  const [address] = useSearchParams();
  const atFirst = { code: address.get('code') ?? '', signage: address.get('id') ?? '' };
  const form = useCheckedForm(atFirst, (values) => formFaults(entry, values, language));

  const pairing = useGuardedChange<{ code: string; targetId: string }>({
    send: ({ wanted, isForceSubmit }) => call(pairingCalls.pairSignage, { ...wanted, isForceSubmit }),
    onDone: () => {
      const refresh = () => void client.invalidateQueries({ queryKey: [signageCalls.getSignage.path] });
      // The device learns of it when it asks the next time; then it is there.
      setTimeout(refresh, 2 * pairingPollMs);
      void leave(t.doneTitle, t.doneText);
    },
  });
  const { atForm } = pairing;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) pairing.submit({ code: form.values.code, targetId: form.values.signage });
  };

  return (
    <>
      <FormTrouble trouble={atForm.trouble} />
      <FormFaults
        form={form}
        labels={[
          ['code', t.code],
          ['signage', t.signage],
        ]}
      />
      <form noValidate onSubmit={submit} className={classes.form}>
        <Panel space="form" title={t.formTitle}>
          <div className={classes.fields}>
            <TextInput
              {...form.field('code')}
              label={t.code}
              description={t.codeHint}
              withAsterisk
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              classNames={{ input: classes.code }}
            />
            <SignageSelect
              id="signage"
              label={t.signage}
              error={form.faultOf('signage')}
              value={form.values.signage}
              onChoose={(id) => form.setValue('signage', id)}
            />
          </div>
        </Panel>
        <PairingSteps />
        <AddFoot
          verb={t.submit}
          untouched={isUntouched(atFirst, form.values)}
          busy={atForm.busy}
          list={signagePaths.list}
        />
      </form>
      <ServerQuestion form={pairing} verb={t.submit} />
    </>
  );
}
