import { TextInput } from '@mantine/core';
import { type StoreAnswer, storeCalls, storeFields } from '@mukae/contract/calls/stores';
import * as z from 'zod/mini';
import { call } from '@/api/call';
import { OpeningFields, openingDraft, openingTexts } from '@/features/companies';
import { BackLink } from '@/forms/BackLink';
import { FormTrouble } from '@/forms/FormTrouble';
import { textOf } from '@/forms/fieldProps';
import { readChange } from '@/forms/reading';
import { SaveFoot } from '@/forms/SaveFoot';
import { ServerQuestion } from '@/forms/ServerQuestion';
import { useAfterChange } from '@/forms/useAfterChange';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { useListAddress } from '@/lists/useListAddress';
import { Panel } from '@/ui/Panel';
import { storeChanges } from '../storeChanges';
import { storePaths } from '../storePaths';
import classes from './StoreForm.module.css';
import { storeFormTexts } from './storeForm.texts';

const storeChange = z.partial(z.object(storeFields));

export function StoreUpdateForm({ store, onReload }: { store: StoreAnswer; onReload: () => void }) {
  const t = useTexts(storeFormTexts);
  const { panel } = useTexts(openingTexts);
  const leave = useAfterChange(storeChanges);
  const before = { name: store.name, ...openingDraft(store) };
  const form = usePageForm({ first: before, read: (draft) => readChange(storeChange, before, draft) });
  const guarded = useGuardedChange({
    form,
    send: ({ wanted, isForced }) =>
      call(storeCalls.updateStore, { id: store.id, ...wanted, seenVersion: store.version, isForced }),
    onDone: () => void leave(t.change.done),
  });

  return (
    <>
      <FormTrouble trouble={guarded.atForm.trouble} onReload={onReload} />
      <form noValidate onSubmit={form.whenRight(guarded.submit)} className={classes.form}>
        <Panel space="form" title={t.basics}>
          <TextInput {...textOf(form.at('name'))} label={t.name} withAsterisk autoComplete="off" />
        </Panel>
        <Panel space="form" title={panel}>
          <OpeningFields
            fields={{
              openingHours: form.at('openingHours'),
              absenceWords: form.at('absenceWords'),
              absenceWordsEn: form.at('absenceWordsEn'),
            }}
            of="store"
          />
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
