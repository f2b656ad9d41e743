import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useStoreOptions } from '@/features/stores';
import { choiceOf } from '@/forms/choiceOf';
import type { CheckedForm } from '@/forms/useCheckedForm';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import { Panel } from '@/ui/Panel';
import type { SignageField } from './changedSignage';
import classes from './SignageFields.module.css';
import { SizeFields } from './SizeFields';
import { signageFormTexts } from './signageForm.texts';

/** Where a signage stands and how large it is; below it how its device logs in. */
export function SignageFields({ form, children }: { form: CheckedForm<SignageField>; children: ReactNode }) {
  const t = useTexts(signageFormTexts);
  const stores = useStoreOptions();
  return (
    <Panel space="form" title={t.basics}>
      <div className={classes.fields}>
        <Fields>
          <TextInput
            {...form.field('name')}
            label={t.name}
            placeholder={t.nameExample}
            withAsterisk
            autoComplete="off"
          />
          <Select
            {...choiceOf(form, 'storeId')}
            label={t.store}
            placeholder={t.chooseStore}
            data={stores}
            allowDeselect={false}
            searchable
            withAsterisk
          />
        </Fields>
        <SizeFields form={form} />
      </div>
      {children}
    </Panel>
  );
}
