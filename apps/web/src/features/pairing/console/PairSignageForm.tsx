import { TextInput } from '@mantine/core';
import { idField } from '@mukae/contract/calls/fields';
import { pairingCalls, pairingCodeField } from '@mukae/contract/calls/pairing';
import { signageCalls } from '@mukae/contract/calls/signages';
import { pairingPollMs } from '@mukae/contract/domain/pairing/pairing';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { call } from '@/api/call';
import { signageChanges, signagePaths } from '@/features/signages';
import { AddFoot } from '@/forms/AddFoot';
import { FormFaults } from '@/forms/FormFaults';
import { FormTrouble } from '@/forms/FormTrouble';
import { textOf } from '@/forms/fieldProps';
import { readBy } from '@/forms/reading';
import { ServerQuestion } from '@/forms/ServerQuestion';
import { useAfterChange } from '@/forms/useAfterChange';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { PairingSteps } from './PairingSteps';
import classes from './PairSignageForm.module.css';
import { pairSignageTexts } from './pairSignage.texts';
import { SignageSelect } from './SignageSelect';

const pair = z.object({ code: pairingCodeField, targetId: idField });

interface PairDraft {
  code: string;
  targetId: number | null;
}

/** Which device becomes which signage. The code on its screen leads here with itself, the list with the signage. */
export function PairSignageForm() {
  const t = useTexts(pairSignageTexts);
  const client = useQueryClient();
  const leave = useAfterChange(signageChanges);
  const [address] = useSearchParams();
  const first: PairDraft = {
    code: address.get('code') ?? '',
    targetId: idField.safeParse(address.get('id')).data ?? null,
  };
  const form = usePageForm({ first, read: (draft) => readBy(pair, draft) });
  const [code, signage] = [form.at('code'), form.at('targetId')];

  const pairing = useGuardedChange({
    form,
    send: ({ wanted, isForced }) => call(pairingCalls.pairSignage, { ...wanted, isForced }),
    onDone: () => {
      const refresh = () => void client.invalidateQueries({ queryKey: [signageCalls.getSignage.path] });
      // The device learns of it when it asks the next time; then it is there.
      setTimeout(refresh, 2 * pairingPollMs);
      void leave(t.doneTitle, t.doneText);
    },
  });
  const { atForm } = pairing;

  return (
    <>
      <FormTrouble trouble={atForm.trouble} />
      <FormFaults
        form={form}
        fields={[
          [code, t.code],
          [signage, t.signage],
        ]}
      />
      <form noValidate onSubmit={form.whenRight(pairing.submit)} className={classes.form}>
        <Panel space="form" title={t.formTitle}>
          <div className={classes.fields}>
            <TextInput
              {...textOf(code)}
              label={t.code}
              description={t.codeHint}
              withAsterisk
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              classNames={{ input: classes.code }}
            />
            <SignageSelect field={signage} label={t.signage} />
          </div>
        </Panel>
        <PairingSteps />
        <AddFoot verb={t.submit} untouched={form.untouched} busy={atForm.busy} list={signagePaths.list} />
      </form>
      <ServerQuestion form={pairing} verb={t.submit} />
    </>
  );
}
