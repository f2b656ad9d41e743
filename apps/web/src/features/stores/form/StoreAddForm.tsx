import { TextInput } from '@mantine/core';
import { storeCalls } from '@mukae/contract/calls/stores';
import { call } from '@/api/call';
import { useCompanyScope } from '@/features/companies';
import { AddFoot } from '@/forms/AddFoot';
import { FormTrouble } from '@/forms/FormTrouble';
import { textOf } from '@/forms/fieldProps';
import { readBy } from '@/forms/reading';
import { useAfterChange } from '@/forms/useAfterChange';
import { useForm } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { storeChanges } from '../storeChanges';
import { storePaths } from '../storePaths';
import classes from './StoreForm.module.css';
import { storeFormTexts } from './storeForm.texts';

export function StoreAddForm() {
  const t = useTexts(storeFormTexts);
  const scope = useCompanyScope();
  const leave = useAfterChange(storeChanges);
  const form = useForm({ first: { name: '' }, read: (draft) => readBy(storeCalls.addStore.input, draft) });
  const { atForm, submit } = useGuardedChange({
    form,
    send: ({ wanted }) => call(storeCalls.addStore, { ...wanted, ...scope }),
    onDone: () => void leave(t.add.done),
  });

  return (
    <div className={classes.width}>
      <FormTrouble trouble={atForm.trouble} />
      <form noValidate onSubmit={form.whenRight(submit)} className={classes.form}>
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
    </div>
  );
}
