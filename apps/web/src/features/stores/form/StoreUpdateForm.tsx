import { TextInput } from '@mantine/core';
import { type StoreAnswer, storeCalls } from '@mukae/contract/calls/stores';
import * as z from 'zod/mini';
import { call } from '@/api/call';
import { BackLink } from '@/forms/BackLink';
import { FormTrouble } from '@/forms/FormTrouble';
import { textOf } from '@/forms/fieldProps';
import { readChange } from '@/forms/reading';
import { SaveFoot } from '@/forms/SaveFoot';
import { ServerQuestion } from '@/forms/ServerQuestion';
import { useAfterChange } from '@/forms/useAfterChange';
import { useForm } from '@/forms/useForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useTexts } from '@/language/LanguageProvider';
import { useListAddress } from '@/lists/useListAddress';
import { Panel } from '@/ui/Panel';
import { storeChanges } from '../storeChanges';
import { storePaths } from '../storePaths';
import classes from './StoreForm.module.css';
import { storeFormTexts } from './storeForm.texts';

const storeChange = z.pick(storeCalls.updateStore.input, { name: true });

export function StoreUpdateForm({ store, onReload }: { store: StoreAnswer; onReload: () => void }) {
  const t = useTexts(storeFormTexts);
  const leave = useAfterChange(storeChanges);
  const before = { name: store.name };
  const form = useForm({ first: before, read: (draft) => readChange(storeChange, before, draft) });
  const guarded = useGuardedChange({
    form,
    send: ({ wanted, isForceSubmit }) =>
      call(storeCalls.updateStore, { targetStoreId: store.id, ...wanted, version: store.version, isForceSubmit }),
    onDone: () => void leave(t.change.done),
  });

  return (
    <>
      <FormTrouble trouble={guarded.atForm.trouble} onReload={onReload} />
      <form noValidate onSubmit={form.whenRight(guarded.submit)} className={classes.form}>
        <Panel space="form" title={t.basics}>
          <TextInput {...textOf(form.at('name'))} label={t.name} withAsterisk autoComplete="off" />
        </Panel>
        <SaveFoot
          unchanged={form.untouched}
          busy={guarded.atForm.busy}
          back={<BackLink to={useListAddress(storePaths.list)} />}
        />
      </form>
      <ServerQuestion form={guarded} />
    </>
  );
}
