import { TextInput } from '@mantine/core';
import { storeCalls, storeFields } from '@mukae/contract/calls/stores';
import * as z from 'zod/mini';
import { callOnce } from '@/api/call';
import { useCompanyScope } from '@/features/companies';
import { AddFoot } from '@/forms/AddFoot';
import { FormTrouble } from '@/forms/FormTrouble';
import { textOf } from '@/forms/fieldProps';
import { readBy } from '@/forms/reading';
import { ServerQuestion } from '@/forms/ServerQuestion';
import { useAfterChange } from '@/forms/useAfterChange';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { storeChanges } from '../storeChanges';
import { storePaths } from '../storePaths';
import classes from './StoreForm.module.css';
import { storeFormTexts } from './storeForm.texts';

const newStore = z.object({ name: storeFields.name });

export function StoreAddForm() {
  const t = useTexts(storeFormTexts);
  const scope = useCompanyScope();
  const leave = useAfterChange(storeChanges);
  const form = usePageForm({ first: { name: '' }, read: (draft) => readBy(newStore, draft) });
  const guarded = useGuardedChange({
    form,
    send: ({ wanted, isForced, onceKey }) => callOnce(onceKey, storeCalls.addStore, { ...wanted, ...scope, isForced }),
    onDone: () => void leave(t.add.done),
  });
  const { atForm } = guarded;

  return (
    <div className={classes.width}>
      <FormTrouble trouble={atForm.trouble} />
      <form noValidate onSubmit={form.whenRight(guarded.submit)} className={classes.form}>
        <Panel space="form" title={t.basics}>
          <TextInput
            {...textOf(form.at('name'))}
            label={t.name}
            placeholder={t.namePlaceholder}
            withAsterisk
            autoComplete="off"
          />
        </Panel>
        <AddFoot verb={t.add.verb} untouched={form.untouched} busy={atForm.busy} list={storePaths.list} />
      </form>
      <ServerQuestion form={guarded} verb={t.add.verb} />
    </div>
  );
}
