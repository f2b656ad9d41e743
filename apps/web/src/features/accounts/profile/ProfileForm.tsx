import { Button, Text, TextInput } from '@mantine/core';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { landingOf } from '@mukae/contract/domain/account/landing';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../../../language/LanguageProvider';
import { ErrorBanner } from '../../../ui/ErrorBanner';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { FormFoot } from '../../../ui/FormFoot';
import { Panel } from '../../../ui/Panel';
import { useCheckedForm } from '../../../ui/useCheckedForm';
import { changedFields, hasChanges } from './changedFields';
import { NewPasswordFields } from './NewPasswordFields';
import { ProfileDialogs } from './ProfileDialogs';
import classes from './ProfileForm.module.css';
import { profileTexts } from './profile.texts';
import { profileFaults } from './profileFaults';
import { ThumbnailPanel } from './ThumbnailPanel';
import { useAfterSaving } from './useAfterSaving';
import { useProfileChange } from './useProfileChange';

export function ProfileForm({ me }: { me: UserAnswer }) {
  const t = useTexts(profileTexts);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [image, setImage] = useState<File | null>(null);
  const [changesPassword, setChangesPassword] = useState(false);
  const { change, submit, identify, accept, giveUp } = useProfileChange(useAfterSaving(me.role));

  const changeIn = (values: { loginId: string; name: string; password: string }) =>
    changedFields(me, { ...values, password: changesPassword ? values.password : null, image });
  const form = useCheckedForm({ loginId: me.loginId, name: me.name, password: '', confirmation: '' }, (values) =>
    profileFaults(changeIn(values), values.confirmation, language),
  );
  const changed = changeIn(form.values);
  const labels = { loginId: t.loginId, name: t.name, password: t.newPassword, confirmation: t.confirmation };
  const wrong = (['loginId', 'name', 'password', 'confirmation'] as const).filter((field) => form.faultOf(field));

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) submit(changed);
  };
  const leave = () => {
    const { path, state } = landingOf(me.role);
    void navigate(path, { state });
  };

  return (
    <>
      {change.step === 'editing' && change.trouble && (
        <div className={classes.trouble}>
          <ErrorBanner code={change.trouble.code} msg={change.trouble.msg} />
        </div>
      )}
      {wrong.length > 1 && (
        <ErrorSummary
          key={form.timesSent}
          title={t.faults(wrong.length)}
          fields={wrong.map((field) => ({ fieldId: field, label: labels[field] }))}
        />
      )}
      <form noValidate onSubmit={save} className={classes.form}>
        <Panel space="form" title={t.basics}>
          <div className={classes.fields}>
            <TextInput {...form.field('loginId')} type="email" label={t.loginId} withAsterisk autoComplete="username" />
            <TextInput {...form.field('name')} label={t.name} withAsterisk autoComplete="name" />
          </div>
          <NewPasswordFields
            chosen={changesPassword}
            onChoose={setChangesPassword}
            password={form.field('password')}
            confirmation={form.field('confirmation')}
          />
        </Panel>
        <ThumbnailPanel name={me.name} current={me.image} chosen={image} onChoose={setImage} />
        {!hasChanges(changed) && (
          <Text size="sm" c="dimmed" id="why-not" className={classes.why}>
            {t.nothingChanged}
          </Text>
        )}
        <FormFoot>
          <Button variant="subtle" color="gray" onClick={leave}>
            {t.back}
          </Button>
          <Button
            type="submit"
            disabled={!hasChanges(changed)}
            aria-describedby={hasChanges(changed) ? undefined : 'why-not'}
            loading={change.step === 'editing' && change.busy}
          >
            {t.save}
          </Button>
        </FormFoot>
      </form>
      <ProfileDialogs change={change} onIdentify={identify} onAccept={accept} onGiveUp={giveUp} />
    </>
  );
}
