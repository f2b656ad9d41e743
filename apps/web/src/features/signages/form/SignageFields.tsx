import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useStoreOptions } from '@/features/stores';
import type { Field } from '@/forms/field';
import { choiceOf, textOf } from '@/forms/fieldProps';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import { Panel } from '@/ui/Panel';
import classes from './SignageFields.module.css';
import { SizeFields } from './SizeFields';
import type { SignageDraft } from './signageFields';
import { signageFormTexts } from './signageForm.texts';

/** Where a signage stands and how large it is; below it how its device logs in. */
export function SignageFields({ form, children }: { form: Field<SignageDraft>; children: ReactNode }) {
  const t = useTexts(signageFormTexts);
  const stores = useStoreOptions();
  return (
    <Panel space="form" title={t.basics}>
      <div className={classes.fields}>
        <Fields>
          <TextInput
            {...textOf(form.at('name'))}
            label={t.name}
            placeholder={t.nameExample}
            withAsterisk
            autoComplete="off"
          />
          <Select
            {...choiceOf(form.at('storeId'))}
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
