import { TextInput } from '@mantine/core';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { landingOf } from '@mukae/contract/domain/account/landing';
import { BackLink } from '@/forms/BackLink';
import { FormFaults } from '@/forms/FormFaults';
import { FormTrouble } from '@/forms/FormTrouble';
import { textOf } from '@/forms/fieldProps';
import { SaveFoot } from '@/forms/SaveFoot';
import { usePageForm } from '@/forms/usePageForm';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import { FormColumns } from '@/ui/FormColumns';
import { Panel } from '@/ui/Panel';
import { GuardDialogs } from '../GuardDialogs';
import { NewPasswordFields } from '../newPassword/NewPasswordFields';
import { newPasswordTexts } from '../newPassword/newPassword.texts';
import { ThumbnailPanel } from '../thumbnail/ThumbnailPanel';
import { profileTexts } from './profile.texts';
import { profileDraft, readProfile } from './profileChange';
import { useAfterSaving } from './useAfterSaving';
import { useProfileChange } from './useProfileChange';

export function ProfileForm({ me }: { me: UserAnswer }) {
  const t = useTexts(profileTexts);
  const passwordWords = useTexts(newPasswordTexts);
  const landing = landingOf(me.role);
  const form = usePageForm({ first: profileDraft(me), read: (draft) => readProfile(me, draft) });
  const guarded = useProfileChange(form, useAfterSaving(me.role));
  const [loginId, name] = [form.at('loginId'), form.at('name')];
  const [password, confirmation] = [form.at('password'), form.at('confirmation')];

  return (
    <>
      <FormTrouble trouble={guarded.atForm.trouble} />
      <FormFaults
        form={form}
        fields={[
          [loginId, t.loginId],
          [name, t.name],
          [password, passwordWords.password],
          [confirmation, passwordWords.confirmation],
        ]}
      />
      <FormColumns
        onSubmit={form.whenRight(guarded.submit)}
        main={
          <Panel space="form" title={t.basics}>
            <Fields>
              <TextInput {...textOf(loginId)} type="email" label={t.loginId} withAsterisk autoComplete="username" />
              <TextInput {...textOf(name)} label={t.name} withAsterisk autoComplete="name" />
            </Fields>
            <NewPasswordFields chosen={form.at('changesPassword')} password={password} confirmation={confirmation} />
          </Panel>
        }
        side={<ThumbnailPanel name={me.name} current={me.image} chosen={form.at('image')} />}
        foot={
          <SaveFoot
            unchanged={form.untouched}
            busy={guarded.atForm.busy}
            back={<BackLink to={landing.path} state={landing.state} />}
          />
        }
      />
      <GuardDialogs form={guarded} />
    </>
  );
}
