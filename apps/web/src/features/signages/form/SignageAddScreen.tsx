import { signageCalls } from '@mukae/contract/calls/signages';
import { portrait } from '@mukae/contract/domain/signage/size';
import { useState } from 'react';
import { call } from '@/api/call';
import { useCompanyScope } from '@/features/companies';
import { AddFoot } from '@/forms/AddFoot';
import { FormTrouble } from '@/forms/FormTrouble';
import { isUntouched } from '@/forms/isUntouched';
import { useAfterChange } from '@/forms/useAfterChange';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useGuardedChange } from '@/forms/useGuardedChange';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { FormColumns } from '@/ui/FormColumns';
import { PageHeader } from '@/ui/PageHeader';
import { signageChanges } from '../signageChanges';
import { signagePaths } from '../signagePaths';
import type { SignageValues } from './changedSignage';
import { DeviceLogin } from './DeviceLogin';
import { SignageFields } from './SignageFields';
import { SignageFormFaults } from './SignageFormFaults';
import { type Looks, SignageLooks } from './SignageLooks';
import { signageFaults } from './signageFaults';
import { signageFormTexts } from './signageForm.texts';

const empty: SignageValues = {
  name: '',
  storeId: '',
  loginId: '',
  password: '',
  width: String(portrait.width),
  height: String(portrait.height),
};

export function SignageAddScreen() {
  const t = useTexts(signageFormTexts);
  const { language } = useLanguage();
  const scope = useCompanyScope();
  const leave = useAfterChange(signageChanges);
  const [looks, setLooks] = useState<Looks>({ image: null, characterId: null });
  const form = useCheckedForm(empty, (values) => signageFaults(values, { mayLackLoginId: true, language }));
  const { atForm, submit } = useGuardedChange<SignageValues>({
    send: ({ wanted: { loginId, password, ...fields } }) =>
      call(
        signageCalls.addSignage,
        {
          ...scope,
          ...fields,
          login_id: loginId || undefined,
          password: password || undefined,
          default_character_id: looks.characterId ?? undefined,
        },
        { image: looks.image ?? undefined },
      ),
    onDone: () => void leave(t.add.done, t.add.next),
  });

  const untouched = isUntouched(empty, form.values) && looks.image === null && looks.characterId === null;
  const add = () => {
    if (form.check()) submit(form.values);
  };

  return (
    <>
      <PageHeader en={t.en} title={t.add.title} text={t.add.text} />
      <FormTrouble trouble={atForm.trouble} />
      <SignageFormFaults form={form} />
      <FormColumns
        onSubmit={add}
        main={
          <SignageFields form={form}>
            <DeviceLogin form={form} hint={t.add.loginHint} />
          </SignageFields>
        }
        side={<SignageLooks name={form.values.name} current="" looks={looks} onChange={setLooks} />}
        foot={<AddFoot verb={t.add.verb} untouched={untouched} busy={atForm.busy} list={signagePaths.list} />}
      />
    </>
  );
}
