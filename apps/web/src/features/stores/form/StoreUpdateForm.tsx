import { TextInput } from '@mantine/core';
import { type StoreAnswer, storeCalls } from '@mukae/contract/calls/stores';
import type { FormEvent } from 'react';
import { call } from '@/api/call';
import { BackLink } from '@/forms/BackLink';
import { FormTrouble } from '@/forms/FormTrouble';
import { SaveFoot } from '@/forms/SaveFoot';
import { ServerQuestion } from '@/forms/ServerQuestion';
import { useAfterChange } from '@/forms/useAfterChange';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { useListAddress } from '@/lists/useListAddress';
import { Panel } from '@/ui/Panel';
import { storeChanges } from '../storeChanges';
import { storePaths } from '../storePaths';
import classes from './StoreForm.module.css';
import { storeFaults } from './storeFields';
import { storeFormTexts } from './storeForm.texts';

export function StoreUpdateForm({ store, onReload }: { store: StoreAnswer; onReload: () => void }) {
  const t = useTexts(storeFormTexts);
  const { language } = useLanguage();
  const leave = useAfterChange(storeChanges);
  const form = useCheckedForm({ name: store.name }, (values) => storeFaults(values, language));
  const guarded = useGuardedChange<string>({
    send: ({ wanted, isForceSubmit }) =>
      call(storeCalls.updateStore, {
        targetStoreId: store.id,
        name: wanted,
        version: store.version,
        isForceSubmit,
      }),
    onDone: () => void leave(t.change.done),
  });
  const { atForm } = guarded;

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) guarded.submit(form.values.name);
  };

  return (
    <>
      <FormTrouble trouble={atForm.trouble} onReload={onReload} />
      <form noValidate onSubmit={save} className={classes.form}>
        <Panel space="form" title={t.basics}>
          <TextInput {...form.field('name')} label={t.name} withAsterisk autoComplete="off" />
        </Panel>
        <SaveFoot
          unchanged={form.values.name.trim() === store.name}
          busy={atForm.busy}
          back={<BackLink to={useListAddress(storePaths.list)} />}
        />
      </form>
      <ServerQuestion form={guarded} />
    </>
  );
}
