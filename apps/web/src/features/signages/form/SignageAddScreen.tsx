import { Button } from '@mantine/core';
import { signageCalls } from '@mukae/contract/calls/signages';
import { portrait } from '@mukae/contract/domain/signage/size';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/call';
import { useLanguage, useTexts } from '../../../language/LanguageProvider';
import { FormColumns } from '../../../ui/FormColumns';
import { FormFoot } from '../../../ui/FormFoot';
import { PageHeader } from '../../../ui/PageHeader';
import { useCheckedForm } from '../../../ui/useCheckedForm';
import { useCompanyScope } from '../../companies/companyScope';
import { FormTrouble } from '../../service/FormTrouble';
import { useGuardedChange } from '../../service/useGuardedChange';
import { signagePaths } from '../signagePaths';
import type { SignageValues } from './changedSignage';
import { DeviceLogin } from './DeviceLogin';
import { SignageFields } from './SignageFields';
import { SignageFormFaults } from './SignageFormFaults';
import { type Looks, SignageLooks } from './SignageLooks';
import { signageFaults } from './signageFaults';
import { signageFormTexts } from './signageForm.texts';
import { useAfterSignageChange } from './useAfterSignageChange';

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
  const leave = useAfterSignageChange();
  const [looks, setLooks] = useState<Looks>({ image: null, characterId: null });
  const form = useCheckedForm(empty, (values) => signageFaults(values, { mayLackLoginId: true, language }));
  const { change, submit } = useGuardedChange<SignageValues>({
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

  const add = () => {
    if (form.check()) submit(form.values);
  };

  return (
    <>
      <PageHeader en={t.en} title={t.add.title} text={t.add.text} />
      <FormTrouble trouble={change.step === 'editing' ? change.trouble : null} />
      <SignageFormFaults form={form} />
      <FormColumns
        onSubmit={add}
        main={
          <SignageFields form={form}>
            <DeviceLogin form={form} hint={t.add.loginHint} />
          </SignageFields>
        }
        side={<SignageLooks name={form.values.name} current="" looks={looks} onChange={setLooks} />}
        foot={
          <FormFoot>
            <Button component={Link} to={signagePaths.list} variant="subtle" color="gray">
              {t.back}
            </Button>
            <Button type="submit" loading={change.busy}>
              {t.add.verb}
            </Button>
          </FormFoot>
        }
      />
    </>
  );
}
