import { TextInput } from '@mantine/core';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { landingOf } from '@mukae/contract/domain/account/landing';
import { useState } from 'react';
import { BackLink } from '@/forms/BackLink';
import { FormFaults } from '@/forms/FormFaults';
import { FormTrouble } from '@/forms/FormTrouble';
import { SaveFoot } from '@/forms/SaveFoot';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import { FormColumns } from '@/ui/FormColumns';
import { Panel } from '@/ui/Panel';
import { GuardDialogs } from '../GuardDialogs';
import { NewPasswordFields } from '../newPassword/NewPasswordFields';
import { newPasswordTexts } from '../newPassword/newPassword.texts';
import { ThumbnailPanel } from '../thumbnail/ThumbnailPanel';
import { changedFields, hasChanges } from './changedFields';
import { profileTexts } from './profile.texts';
import { profileFaults } from './profileFaults';
import { useAfterSaving } from './useAfterSaving';
import { useProfileChange } from './useProfileChange';

export function ProfileForm({ me }: { me: UserAnswer }) {
  const t = useTexts(profileTexts);
  const passwordWords = useTexts(newPasswordTexts);
  const { language } = useLanguage();
  const [image, setImage] = useState<File | null>(null);
  const [changesPassword, setChangesPassword] = useState(false);
  const landing = landingOf(me.role);
  const guarded = useProfileChange(useAfterSaving(me.role));

  const changeIn = (values: { loginId: string; name: string; password: string }) =>
    changedFields(me, { ...values, password: changesPassword ? values.password : null, image });
  const form = useCheckedForm({ loginId: me.loginId, name: me.name, password: '', confirmation: '' }, (values) =>
    profileFaults(changeIn(values), values.confirmation, language),
  );
  const changed = changeIn(form.values);

  const save = () => {
    if (form.check()) guarded.submit(changed);
  };

  return (
    <>
      <FormTrouble trouble={guarded.atForm.trouble} />
      <FormFaults
        form={form}
        labels={[
          ['loginId', t.loginId],
          ['name', t.name],
          ['password', passwordWords.password],
          ['confirmation', passwordWords.confirmation],
        ]}
      />
      <FormColumns
        onSubmit={save}
        main={
          <Panel space="form" title={t.basics}>
            <Fields>
              <TextInput
                {...form.field('loginId')}
                type="email"
                label={t.loginId}
                withAsterisk
                autoComplete="username"
              />
              <TextInput {...form.field('name')} label={t.name} withAsterisk autoComplete="name" />
            </Fields>
            <NewPasswordFields form={form} chosen={changesPassword} onChoose={setChangesPassword} />
          </Panel>
        }
        side={<ThumbnailPanel name={me.name} current={me.image} chosen={image} onChoose={setImage} />}
        foot={
          <SaveFoot
            unchanged={!hasChanges(changed)}
            busy={guarded.atForm.busy}
            back={<BackLink to={landing.path} state={landing.state} />}
          />
        }
      />
      <GuardDialogs form={guarded} />
    </>
  );
}
