import { TextInput } from '@mantine/core';
import { storeCalls } from '@mukae/contract/calls/stores';
import type { FormEvent } from 'react';
import { call } from '@/api/call';
import { useCompanyScope } from '@/features/companies';
import { AddFoot } from '@/forms/AddFoot';
import { FormTrouble } from '@/forms/FormTrouble';
import { useAfterChange } from '@/forms/useAfterChange';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { storeChanges } from '../storeChanges';
import { storePaths } from '../storePaths';
import classes from './StoreForm.module.css';
import { storeFaults } from './storeFields';
import { storeFormTexts } from './storeForm.texts';

export function StoreAddForm() {
  const t = useTexts(storeFormTexts);
  const { language } = useLanguage();
  const scope = useCompanyScope();
  const leave = useAfterChange(storeChanges);
  const form = useCheckedForm({ name: '' }, (values) => storeFaults(values, language));
  const { atForm, submit } = useGuardedChange<string>({
    send: ({ wanted }) => call(storeCalls.addStore, { name: wanted, ...scope }),
    onDone: () => void leave(t.add.done),
  });

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) submit(form.values.name);
  };

  return (
    <div className={classes.width}>
      <FormTrouble trouble={atForm.trouble} />
      <form noValidate onSubmit={add} className={classes.form}>
        <Panel space="form" title={t.basics}>
          <TextInput
            {...form.field('name')}
            label={t.name}
            placeholder={t.namePlaceholder}
            withAsterisk
            autoComplete="off"
          />
        </Panel>
        <AddFoot verb={t.add.verb} untouched={form.values.name === ''} busy={atForm.busy} list={storePaths.list} />
      </form>
    </div>
  );
}
